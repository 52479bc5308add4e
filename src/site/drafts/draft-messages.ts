import type { Locale } from '#i18n/locales.ts';
import german from './draft-messages.de.json' with { type: 'json' };
import english from './draft-messages.en.json' with { type: 'json' };

type DraftMessages = typeof german;

export const draftMessages: { readonly [Code in Locale]: DraftMessages } = { de: german, en: english };
