import { defaultLocale, isLocale, type Localized } from '#i18n/locales.ts';

/** Said while a page is on its way. Apart from the other texts: it comes with the code that loads pages. */
const messages: Localized = { de: 'Die Seite wird geladen.', en: 'The page is loading.' };

/** In the language with this code, else in the default one. */
export function loadingMessageIn(code: string): string {
  return messages[isLocale(code) ? code : defaultLocale];
}
