import type { Locale } from '#i18n/locales.ts';
import german from './sending-messages.de.json' with { type: 'json' };
import english from './sending-messages.en.json' with { type: 'json' };

/** The texts of sending a form in one language; German sets the keys. */
export type SendingMessages = typeof german;

/** They come with the script that sends, and with no page whose form nobody touches. */
export const sendingMessages: { readonly [Code in Locale]: SendingMessages } = { de: german, en: english };
