import type { Locale } from '#i18n/locales.ts';
import german from './lightbox-messages.de.json' with { type: 'json' };
import english from './lightbox-messages.en.json' with { type: 'json' };

export type LightboxMessages = typeof german;

/**
 * Separate from the interface messages, which every page loads. All languages are bundled: a few hundred bytes instead
 * of another request.
 */
export const lightboxMessages: { readonly [Code in Locale]: LightboxMessages } = {
  de: german,
  en: english,
};
