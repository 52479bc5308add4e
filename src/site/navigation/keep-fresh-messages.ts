import { type Locale, pageLocale } from '#i18n/locales.ts';
import german from './keep-fresh-messages.de.json' with { type: 'json' };
import english from './keep-fresh-messages.en.json' with { type: 'json' };

const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

export function keepFreshMessages(): typeof german {
  return messages[pageLocale()];
}
