import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import german from './loading-message.de.json' with { type: 'json' };
import english from './loading-message.en.json' with { type: 'json' };

/** The loading message. Separate from other messages, because it is bundled with the code that loads pages. */
const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

/** Falls back to the default locale. */
export function loadingMessageIn(code: string): string {
  return messages[isLocale(code) ? code : defaultLocale].loading;
}
