import type { Locale } from './locales.ts';

/**
 * The languages that the product itself is written in, first the one that it falls back to: everything editors read
 * (labels, helps, refusals), and the examples and demo pages that show what blocks can do. The site's own `locales` may
 * be more, and those need no text here.
 */
export const editorLanguages = ['de', 'en'] as const;

export type EditorLanguage = (typeof editorLanguages)[number];

/** One text for editors. */
export type EditorText = { readonly [Code in EditorLanguage]: string };

/** How editors write dates and numbers. */
export const formatLocales: EditorText = { de: 'de-DE', en: 'en-GB' };

/** What knows in which language an editor reads the admin: a request, or what Payload’s `useTranslation` gives. */
export interface EditorReading {
  i18n: { language: string };
}

export function editorLanguageOf({ i18n }: EditorReading): EditorLanguage {
  return editorLanguages.find((language) => language === i18n.language) ?? editorLanguages[0];
}

/** What an editor calls one of the site's languages: `fr`, `en` -> French. */
export function languageName(locale: Locale, language: EditorLanguage): string {
  return languageNames[language].of(locale) ?? locale;
}

const languageNames = {
  de: new Intl.DisplayNames(['de'], { type: 'language' }),
  en: new Intl.DisplayNames(['en'], { type: 'language' }),
} as const satisfies Record<EditorLanguage, Intl.DisplayNames>;

/** A text as this editor reads it. */
export function textFor(reading: EditorReading, text: EditorText): string {
  return text[editorLanguageOf(reading)];
}

/** How Payload wants to hear from a field’s `validate` what is wrong with it: in the editor’s language, or that nothing is. */
export function verdictFor(reading: EditorReading, problem: EditorText | undefined): true | string {
  return problem ? textFor(reading, problem) : true;
}

/**
 * In which language visitors read what is written for editors, such as what a block is for, in the index of blocks: their
 * own, or English where nobody has written it in theirs.
 */
export function editorLanguageFor(locale: Locale): EditorLanguage {
  return editorLanguages.find((language) => language === locale) ?? 'en';
}
