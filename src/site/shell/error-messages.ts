import type { Locale } from '#i18n/locales.ts';
import german from './error-messages.de.json' with { type: 'json' };
import english from './error-messages.en.json' with { type: 'json' };

/** What the error page says besides the error itself. It comes with that page. */
export const errorMessages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };
