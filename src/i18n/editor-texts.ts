import type { Locale } from './locales.ts';

/**
 * The languages of the product itself, fallback first: editor texts (labels, helps, validation errors), examples and
 * demo pages. The site's `locales` may be more; those need no editor texts.
 */
export const editorLanguages = ['de', 'en'] as const;

export type EditorLanguage = (typeof editorLanguages)[number];

export type EditorText = { readonly [Code in EditorLanguage]: string };

export const formatLocales: EditorText = { de: 'de-DE', en: 'en-GB' };

/** Anything that knows an editor's language: a request, or the result of Payload’s `useTranslation`. */
export interface EditorReading {
  i18n: { language: string };
}

export function editorLanguageOf({ i18n }: EditorReading): EditorLanguage {
  return editorLanguages.find((language) => language === i18n.language) ?? editorLanguages[0];
}

/** A locale's name in an editor's language: `fr`, `en` -> French. */
export function languageName(locale: Locale, language: EditorLanguage): string {
  return languageNames[language].of(locale) ?? locale;
}

const languageNames = {
  de: new Intl.DisplayNames(['de'], { type: 'language' }),
  en: new Intl.DisplayNames(['en'], { type: 'language' }),
} as const satisfies Record<EditorLanguage, Intl.DisplayNames>;

export function textFor(reading: EditorReading, text: EditorText): string {
  return text[editorLanguageOf(reading)];
}

/** The return value of Payload’s `validate`: true, or the error in the editor’s language. */
export function verdictFor(reading: EditorReading, problem: EditorText | undefined): true | string {
  return problem ? textFor(reading, problem) : true;
}

/**
 * The language in which visitors read texts written for editors, such as purposes in the block index. Falls back to
 * English.
 */
export function editorLanguageFor(locale: Locale): EditorLanguage {
  return editorLanguages.find((language) => language === locale) ?? 'en';
}
