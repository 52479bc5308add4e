import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { inlineScripts } from '#site/early/inline-scripts.ts';

const inlineHashes = inlineScripts.map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** What a page may do beyond the site itself, by origins. */
interface Beyond {
  /** Whose frames it may hold, besides the site's own with editors' documents: those of embedded pieces. */
  frames: readonly string[];
  /** Where its forms may lead. Only without script does the browser send one; the app follows the address by itself. */
  forms: readonly string[];
}

/** What a page of the site may load and do: only what is the site's own; inline, no style and the scripts of `inlineScripts`. */
export function pagePolicy(beyond: Beyond): string {
  return policy(beyond, { ancestors: "'none'", markup: [] });
}

/** A draft's: the admin shows it beside the form, and it takes over what the server makes of what is being typed. */
export function draftPolicy(beyond: Beyond): string {
  return policy(beyond, { ancestors: "'self'", markup: ['draft-markup'] });
}

const still =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** What is shown of a draft to who has a link to it: it runs nothing, sends nothing, and stands in nobody's frame. */
export const sharedDraftPolicy = `${still}; frame-ancestors 'none'`;

/** What the admin shows of an earlier version: it runs and sends nothing either. */
export const pageVersionPolicy = `${still}; frame-ancestors 'self'`;

function policy(
  { frames, forms }: Beyond,
  { ancestors, markup }: { ancestors: string; markup: readonly string[] },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    ['trusted-types', 'cleaned-markup', 'own-worker', ...markup].join(' '),
  ].join('; ');
}

/** What other sites may show in a frame: it runs nothing, and sends nothing. */
export const embedPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * What an editor's document in a frame may do: run its own scripts, without an origin. It loads nothing, sends nothing,
 * leads nowhere and opens nothing, also when it is opened by itself.
 */
export const framePolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts";

/** Files that people uploaded are shown, and run nothing, also when they are opened by themselves. */
export const uploadPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox; frame-ancestors 'none'";

/** A line of type as a picture: it brings its face along, and does nothing. */
export const specimenPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox; frame-ancestors 'none'";

/**
 * The content backend's own pages: the scripts that carry this answer's nonce, and what these load. Next writes the nonce
 * of the policy that a request brings into every script of its own. Styles are written inline all over the admin.
 */
export function adminPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What every answer carries that does not say otherwise. `listed`: whether search engines may come. */
export function securityHeaderValues({
  siteUrl,
  listed,
}: {
  siteUrl: string;
  listed: boolean;
}): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy({ frames: [], forms: [] }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https://')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
    ...(listed ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** What every answer carries that does not say otherwise, as things are now. */
export type CommonHeaders = () => Readonly<Record<string, string>>;

/**
 * `frames` are the origins of what is embedded on any published page: the app takes a document's policy along to other
 * pages. They are the very same as long as nothing has changed.
 */
export function commonHeaders(
  values: Readonly<Record<string, string>>,
  frames: () => readonly string[],
): CommonHeaders {
  let made: { frames: readonly string[]; headers: Readonly<Record<string, string>> } | undefined;
  return () => {
    const now = frames();
    if (made?.frames !== now)
      made = {
        frames: now,
        headers: { ...values, 'content-security-policy': pagePolicy({ frames: now, forms: [] }) },
      };
    return made.headers;
  };
}

/** Puts the security headers on every answer. An answer that sets a value of its own keeps it. */
export function securityHeaders(common: CommonHeaders): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(common())) if (!headers.has(name)) headers.set(name, value);
  };
}
