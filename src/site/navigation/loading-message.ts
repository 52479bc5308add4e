import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import german from './loading-message.de.json' with { type: 'json' };
import english from './loading-message.en.json' with { type: 'json' };

/** Said while a page is on its way. Apart from the other texts: it comes with the code that loads pages. */
const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

/** In the language with this code, else in the default one. */
export function loadingMessageIn(code: string): string {
  return messages[isLocale(code) ? code : defaultLocale].loading;
}
