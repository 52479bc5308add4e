import type { Locale } from '#i18n/locales.ts';
import german from './result-messages.de.json' with { type: 'json' };
import english from './result-messages.en.json' with { type: 'json' };

export type ResultMessages = typeof german;

/** Bundled with the drawing. */
export const resultMessages: { readonly [Code in Locale]: ResultMessages } = { de: german, en: english };
