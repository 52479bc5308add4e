import type { Locale } from '#i18n/locales.ts';
import german from '#i18n/messages/error/de.json' with { type: 'json' };
import english from '#i18n/messages/error/en.json' with { type: 'json' };

/** What the error page says besides the error itself. It comes with that page. */
export const errorMessages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };
