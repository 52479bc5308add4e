import type { Locale } from '#i18n/locales.ts';
import german from './voting-messages.de.json' with { type: 'json' };
import english from './voting-messages.en.json' with { type: 'json' };

export type VotingMessages = typeof german;

/** Bundled with the voting script, so that pages showing only a ballot don't load them. */
export const votingMessages: { readonly [Code in Locale]: VotingMessages } = { de: german, en: english };
