import { type Locale, pageLocale } from '#i18n/locales.ts';
import german from './notice-messages.de.json' with { type: 'json' };
import english from './notice-messages.en.json' with { type: 'json' };

/** Bundled, because they are needed when nothing can be loaded. */
const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

export function noticeMessages(): typeof german {
  return messages[pageLocale()];
}
