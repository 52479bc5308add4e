import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '../page-context.tsx';
import german from './player-messages.de.json' with { type: 'json' };
import english from './player-messages.en.json' with { type: 'json' };

/** German defines the keys. */
export type PlayerMessages = typeof german;

/** Bundled with the controls; both languages are smaller than another request. */
const messages: { readonly [Code in Locale]: PlayerMessages } = { de: german, en: english };

export function usePlayerMessages(): PlayerMessages {
  return messages[useLocale()];
}
