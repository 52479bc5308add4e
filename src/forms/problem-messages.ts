import type { Locale } from '#i18n/locales.ts';
import german from './problem-messages.de.json' with { type: 'json' };
import english from './problem-messages.en.json' with { type: 'json' };

/** What can be wrong with answers, in one language; German sets the keys. */
export type ProblemMessages = typeof german;

/** For the server, and for the script that sends a form: both say the same about the same answer. */
export const problemMessages: { readonly [Code in Locale]: ProblemMessages } = { de: german, en: english };
