import type { Locale } from '#i18n/locales.ts';
import { messagesHook } from '#ui/messages-hook.ts';
import german from './poll-messages.de.json' with { type: 'json' };
import english from './poll-messages.en.json' with { type: 'json' };

export type PollMessages = typeof german;

/** Bundled with the view; both languages are smaller than another request. */
export const pollMessages: { readonly [Code in Locale]: PollMessages } = { de: german, en: english };

export const usePollMessages = messagesHook(pollMessages);
