import type { Locale } from '#i18n/locales.ts';
import german from './lightbox-messages.de.json' with { type: 'json' };
import english from './lightbox-messages.en.json' with { type: 'json' };

/** The lightbox's texts in one language; German sets the keys. */
export type LightboxMessages = typeof german;

/**
 * Apart from the interface's other texts, which come with every page. All languages travel together: they are a few
 * hundred bytes, and a request for one of them would come on top of the lightbox's own.
 */
const messages: { readonly [Code in Locale]: LightboxMessages } = { de: german, en: english };

/** In the language with this code, else in German. */
export function lightboxMessagesIn(code: string): LightboxMessages {
  return new Map(Object.entries(messages)).get(code) ?? german;
}
