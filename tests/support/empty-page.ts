import type { PageDocument } from '#pages/page-document.ts';

export function emptyPage(path: string): PageDocument {
  return {
    id: path,
    path,
    locale: 'de',
    locales: ['de'],
    layout: 'default',
    title: path,
    description: '',
    hidden: false,
    route: { scrollToTop: true, transition: true },
    blocks: [],
    updatedAt: '2026-11-22T00:00:00.000Z',
  };
}
