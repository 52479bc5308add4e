import type { Locale } from '#i18n/locales.ts';
import german from './kit-messages.de.json' with { type: 'json' };
import english from './kit-messages.en.json' with { type: 'json' };

export const kitMessages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };
