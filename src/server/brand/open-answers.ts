import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { matchesTag } from '#server/http/matches-tag.ts';

/** CORS for any site: the files are public and not executable. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, X-Brand-Version, Link, Deprecation',
  'cross-origin-resource-policy': 'cross-origin',
};

export const fresh = { ...open, 'cache-control': 'no-cache' };

export const forGood = { ...open, 'cache-control': 'public, max-age=31536000, immutable' };

const tags = new WeakMap<Buffer, string>();

/** Hashes each buffer once. */
function tagOf(bytes: Buffer): string {
  const known = tags.get(bytes);
  if (known) return known;
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  tags.set(bytes, tag);
  return tag;
}

/** Responds with the content and its ETag, or 304 if the client has it. */
export function answerTagged(
  context: Context,
  content: string | Buffer<ArrayBuffer>,
  { 'content-type': contentType, ...headers }: Readonly<Record<string, string>> & { 'content-type': string },
): Response {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const told = { ...headers, etag: tagOf(bytes) };
  if (matchesTag(context.req.header('if-none-match'), told.etag)) return context.body(null, 304, told);
  return context.body(bytes, 200, { ...told, 'content-type': contentType });
}

/**
 * CORS preflight for conditional requests from other sites. Must come before the routes that only allow GET and HEAD.
 */
export function preflightRoutes(): Hono {
  const app = new Hono();
  for (const path of [...locales.map((locale) => localizedPath('/brand/*', locale)), '/llms.txt'])
    app.options(path, (context, next) => {
      if (!context.req.header('access-control-request-method')) return next();
      return context.body(null, 204, {
        ...open,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'If-None-Match',
        'access-control-max-age': '86400',
      });
    });
  return app;
}
