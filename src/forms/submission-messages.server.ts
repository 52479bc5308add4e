import type { Locale } from '#i18n/locales.ts';
import german from './submission-messages.de.json' with { type: 'json' };
import english from './submission-messages.en.json' with { type: 'json' };

export type SubmissionMessages = typeof german;

export const submissionMessages: { readonly [Code in Locale]: SubmissionMessages } = {
  de: german,
  en: english,
};
