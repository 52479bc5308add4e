import type { Locale } from '#i18n/locales.ts';
import german from './vote-page-messages.de.json' with { type: 'json' };
import english from './vote-page-messages.en.json' with { type: 'json' };

/** The texts of the pages around a poll that are no editor's pages; German sets the keys. */
export type VotePageMessages = typeof german;

export const votePageMessages: { readonly [Code in Locale]: VotePageMessages } = { de: german, en: english };
