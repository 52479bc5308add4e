import type { Locale } from '#i18n/locales.ts';
import german from './form-page-messages.de.json' with { type: 'json' };
import english from './form-page-messages.en.json' with { type: 'json' };

/** Texts of a form's pages without script. German defines the keys. */
export type FormPageMessages = typeof german;

export const formPageMessages: { readonly [Code in Locale]: FormPageMessages } = { de: german, en: english };
