import type { PageDocument } from '#pages/page-document.ts';

export function pageKey({ path, locale }: Pick<PageDocument, 'path' | 'locale'>): string {
  return `${locale}:${path}`;
}
