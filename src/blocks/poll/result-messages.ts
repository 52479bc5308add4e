import type { Locale } from '#i18n/locales.ts';
import german from './result-messages.de.json' with { type: 'json' };
import english from './result-messages.en.json' with { type: 'json' };

/** The texts of results in one language; German sets the keys. */
export type ResultMessages = typeof german;

/** They come with the drawing. */
export const resultMessages: { readonly [Code in Locale]: ResultMessages } = { de: german, en: english };
