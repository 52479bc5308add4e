import type { Locale } from '#i18n/locales.ts';
import german from './club-details-messages.de.json' with { type: 'json' };
import english from './club-details-messages.en.json' with { type: 'json' };

export type ClubDetailsMessages = typeof german;

/** Bundled with the view; the admin uses the same labels. */
export const clubDetailsMessages: { readonly [Code in Locale]: ClubDetailsMessages } = {
  de: german,
  en: english,
};
