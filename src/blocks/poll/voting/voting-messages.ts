import type { Locale } from '#i18n/locales.ts';
import german from './voting-messages.de.json' with { type: 'json' };
import english from './voting-messages.en.json' with { type: 'json' };

/** The texts of voting in one language; German sets the keys. */
export type VotingMessages = typeof german;

/** They come with the script that votes, and with no page that only shows a ballot. */
export const votingMessages: { readonly [Code in Locale]: VotingMessages } = { de: german, en: english };
