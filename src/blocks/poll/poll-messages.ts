import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';
import german from './poll-messages.de.json' with { type: 'json' };
import english from './poll-messages.en.json' with { type: 'json' };

/** The texts of polls in one language; German sets the keys. */
export type PollMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
export const pollMessages: { readonly [Code in Locale]: PollMessages } = { de: german, en: english };

export function usePollMessages(): PollMessages {
  return pollMessages[useLocale()];
}
