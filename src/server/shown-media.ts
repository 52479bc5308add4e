import type { Context, MiddlewareHandler } from 'hono';
import { defaultLocale } from '#i18n/locales.ts';
import { grantByLink, grantingLink } from '#pages/draft-link.ts';
import { type PageDocument, pageDocumentSchema } from '#pages/page-document.ts';
import { mayPreview, signPreview } from '#pages/preview-token.ts';
import type { ContentClient } from './content/content-client.ts';
import type { PublishedContent } from './content/published-content.ts';

interface ShownMediaParts {
  content: Pick<PublishedContent, 'mayLoad'>;
  client: Pick<ContentClient, 'readSharedDraft'>;
  previewSecret: string;
}

/** Access control for `/media/:name`: files that visitors may see now, or that a draft with access shows. */
export function shownMediaOnly({ content, client, previewSecret }: ShownMediaParts): MiddlewareHandler {
  return async (context, next) => {
    const name = context.req.param('name') ?? '';
    if (content.mayLoad(name)) return next();
    const token = context.req.query('preview') ?? '';
    const isGranted =
      mayPreview(subjectOf(name), token, previewSecret, Date.now()) ||
      (await isShared(context, `/media/${name}`, { client, previewSecret }));
    if (!isGranted) return refuseFile();
    await next();
    context.res.headers.set('cache-control', 'private, no-store');
  };
}

async function isShared(
  context: Context,
  address: string,
  { client, previewSecret }: Omit<ShownMediaParts, 'content'>,
): Promise<boolean> {
  const link = grantingLink(address, context.req.query(), previewSecret);
  if (link === undefined) return false;
  try {
    return typeof (await client.readSharedDraft({ link })) === 'object';
  } catch {
    return false;
  }
}

/** The same response for missing and for hidden files. */
export function refuseFile(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-store' },
  });
}

/** The draft with an access token in every file's address, valid for an hour after `now` (ms). */
export function withMediaGranted(draft: PageDocument, previewSecret: string, now: number): PageDocument {
  return mapMedia(draft, (address) => {
    const preview = signPreview(subjectOf(address.slice('/media/'.length)), previewSecret, now);
    return `${address}?${new URLSearchParams({ preview })}`;
  });
}

/** Like `withMediaGranted` for a shared draft, valid as long as its link. */
export function withMediaShared(draft: PageDocument, link: string, previewSecret: string): PageDocument {
  return mapMedia(draft, (address) => grantByLink(address, link, previewSecret));
}

function mapMedia(draft: PageDocument, grant: (address: string) => string): PageDocument {
  const granted = JSON.stringify(draft).replace(/\/media\/[a-z0-9._-]+/g, grant);
  return pageDocumentSchema.parse(JSON.parse(granted));
}

function subjectOf(name: string): Parameters<typeof signPreview>[0] {
  return { path: `/media/${name}`, locale: defaultLocale };
}
