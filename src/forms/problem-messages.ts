import type { Locale } from '#i18n/locales.ts';
import german from './problem-messages.de.json' with { type: 'json' };
import english from './problem-messages.en.json' with { type: 'json' };

export type ProblemMessages = typeof german;

/** Used by server and browser, so that both show the same message. */
export const problemMessages: { readonly [Code in Locale]: ProblemMessages } = { de: german, en: english };
