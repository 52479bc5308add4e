import type { MiddlewareHandler } from 'hono';
import { defaultLocale } from '#i18n/locales.ts';
import { type PageDocument, pageDocumentSchema } from '#pages/page-document.ts';
import { mayPreview, signPreview } from '#pages/preview-token.ts';
import type { PublishedContent } from './content/published-content.ts';

interface ShownMediaParts {
  content: Pick<PublishedContent, 'mayLoad'>;
  previewSecret: string;
}

/** Lets those through to `/media/:name` who ask for what visitors may see now, or come from a preview that shows it. */
export function shownMediaOnly({ content, previewSecret }: ShownMediaParts): MiddlewareHandler {
  return async (context, next) => {
    const name = context.req.param('name') ?? '';
    if (content.mayLoad(name)) return next();
    const token = context.req.query('preview') ?? '';
    if (!mayPreview(subjectOf(name), token, previewSecret, Date.now())) return refuseFile();
    await next();
    context.res.headers.set('cache-control', 'private, no-store');
  };
}

/** What is answered for a file that does not exist, or that nobody may know of. */
export function refuseFile(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-store' },
  });
}

/** The draft with the right to load its files until an hour after `now` (ms), in every address of one. */
export function withMediaGranted(draft: PageDocument, previewSecret: string, now: number): PageDocument {
  const granted = JSON.stringify(draft).replace(/(?<=\/media\/)[a-z0-9._-]+/g, (name) => {
    const preview = signPreview(subjectOf(name), previewSecret, now);
    return `${name}?${new URLSearchParams({ preview })}`;
  });
  return pageDocumentSchema.parse(JSON.parse(granted));
}

function subjectOf(name: string): Parameters<typeof signPreview>[0] {
  return { path: `/media/${name}`, locale: defaultLocale };
}
