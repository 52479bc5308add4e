import { type EditorText, editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PageDocument } from './page-document.ts';

/** Preview of an unsaved new page; no page can have this path. */
export const newPagePath = '/preview/pages/new';

/** The new page's id, the same as in the admin's URL. */
export const newPageId = 'create';

const untitled: EditorText = { de: 'Neue Seite', en: 'New page' };

/** Working title until the page has one; only editors see it. */
export function newPageTitle(locale: Locale): string {
  return untitled[editorLanguageFor(locale)];
}

/** The state before any form values. */
export function emptyPage(locale: Locale): PageDocument {
  return {
    id: newPageId,
    path: newPagePath,
    locale,
    locales: [locale],
    layout: 'default',
    title: newPageTitle(locale),
    description: '',
    hidden: true,
    route: { scrollToTop: true, transition: true },
    blocks: [],
    updatedAt: new Date().toISOString(),
  };
}
