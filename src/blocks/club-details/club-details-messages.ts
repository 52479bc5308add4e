import type { Locale } from '#i18n/locales.ts';
import german from './club-details-messages.de.json' with { type: 'json' };
import english from './club-details-messages.en.json' with { type: 'json' };

/** The texts around the club's details in one language; German sets the keys. */
export type ClubDetailsMessages = typeof german;

/** They come with the view, and with no page that has none; the admin asks for the details by the same labels. */
export const clubDetailsMessages: { readonly [Code in Locale]: ClubDetailsMessages } = {
  de: german,
  en: english,
};
