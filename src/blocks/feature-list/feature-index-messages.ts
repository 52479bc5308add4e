import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';
import german from './feature-index-messages.de.json' with { type: 'json' };
import english from './feature-index-messages.en.json' with { type: 'json' };

/** The texts of an index with a search, in one language; German is the measure. */
export type FeatureIndexMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: FeatureIndexMessages } = { de: german, en: english };

export function useFeatureIndexMessages(): FeatureIndexMessages {
  return messages[useLocale()];
}
