import type { PageDocument } from '#pages/page-document.ts';

/** The key of a page in one language. */
export function pageKey({ path, locale }: Pick<PageDocument, 'path' | 'locale'>): string {
  return `${locale}:${path}`;
}
