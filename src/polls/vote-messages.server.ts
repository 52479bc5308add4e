import type { Locale } from '#i18n/locales.ts';
import german from './vote-messages.de.json' with { type: 'json' };
import english from './vote-messages.en.json' with { type: 'json' };

/** What the voting API says, in one language; German sets the keys. */
export type VoteMessages = typeof german;

export const voteMessages: { readonly [Code in Locale]: VoteMessages } = { de: german, en: english };
