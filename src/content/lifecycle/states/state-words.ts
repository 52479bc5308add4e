import type { EditorLanguage } from '#i18n/editor-texts.ts';

/**
 * What visitors get of a document in one language: nothing, all of it, what was before the newest changes, or nothing
 * yet of what has a date.
 */
export type DocumentState = 'draft' | 'live' | 'changed' | 'planned';

/** The same words in lists, forms, on the dashboard and beside versions. */
export const stateWords: Readonly<Record<EditorLanguage, Record<DocumentState, string>>> = {
  de: { draft: 'Entwurf', live: 'Live', changed: 'Live, mit Änderungen', planned: 'Geplant' },
  en: { draft: 'Draft', live: 'Live', changed: 'Live, with changes', planned: 'Scheduled' },
};
