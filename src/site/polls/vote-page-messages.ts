import type { Locale } from '#i18n/locales.ts';
import german from './vote-page-messages.de.json' with { type: 'json' };
import english from './vote-page-messages.en.json' with { type: 'json' };

/** Texts of the generated poll pages. German defines the keys. */
export type VotePageMessages = typeof german;

export const votePageMessages: { readonly [Code in Locale]: VotePageMessages } = { de: german, en: english };
