import type { Locale } from '#i18n/locales.ts';
import german from './submission-messages.de.json' with { type: 'json' };
import english from './submission-messages.en.json' with { type: 'json' };

/** What the API for submissions and its mails say, in one language; German sets the keys. */
export type SubmissionMessages = typeof german;

export const submissionMessages: { readonly [Code in Locale]: SubmissionMessages } = {
  de: german,
  en: english,
};
