import type { Locale } from '#i18n/locales.ts';
import german from '#i18n/messages/player/de.json' with { type: 'json' };
import english from '#i18n/messages/player/en.json' with { type: 'json' };
import { useLocale } from '../page-context.tsx';

/** The player's texts in one language; German is the measure. */
export type PlayerMessages = typeof german;

/** They come with the controls; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: PlayerMessages } = { de: german, en: english };

export function usePlayerMessages(): PlayerMessages {
  return messages[useLocale()];
}
