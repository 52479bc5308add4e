import type { Locale } from '#i18n/locales.ts';
import german from './version-messages.de.json' with { type: 'json' };
import english from './version-messages.en.json' with { type: 'json' };

/** What the pages about versions of the identity say, and the feed. */
export const versionMessages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };
