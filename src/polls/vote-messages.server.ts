import type { Locale } from '#i18n/locales.ts';
import german from './vote-messages.de.json' with { type: 'json' };
import english from './vote-messages.en.json' with { type: 'json' };

export type VoteMessages = typeof german;

export const voteMessages: { readonly [Code in Locale]: VoteMessages } = { de: german, en: english };
