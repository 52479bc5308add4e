import { type EditorText, editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PageDocument } from './page-document.ts';

/** Where the site shows a page that nobody has saved, at a path that no page can have. */
export const newPagePath = '/preview/pages/new';

/** What stands for its number, as in the address of the form in which it is written. */
export const newPageId = 'create';

const untitled: EditorText = { de: 'Neue Seite', en: 'New page' };

/** What it is called until it has a title; editors alone read it. */
export function newPageTitle(locale: Locale): string {
  return untitled[editorLanguageFor(locale)];
}

/** As it is before the form has said anything. */
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
