import type { Locale } from '#i18n/locales.ts';
import german from './sending-messages.de.json' with { type: 'json' };
import english from './sending-messages.en.json' with { type: 'json' };

export type SendingMessages = typeof german;

/** Bundled with the sending script, which only loads once a form is touched. */
export const sendingMessages: { readonly [Code in Locale]: SendingMessages } = { de: german, en: english };
