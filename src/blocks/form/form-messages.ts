import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';
import german from './form-messages.de.json' with { type: 'json' };
import english from './form-messages.en.json' with { type: 'json' };

/** The texts of forms in one language; German is the measure. */
export type FormMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: FormMessages } = { de: german, en: english };

export function useFormMessages(): FormMessages {
  return messages[useLocale()];
}
