import type { Locale } from '#i18n/locales.ts';
import german from './error-messages.de.json' with { type: 'json' };
import english from './error-messages.en.json' with { type: 'json' };

/** Bundled with the error page. */
export const errorMessages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };
