import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';
import german from './product-detail-messages.de.json' with { type: 'json' };
import english from './product-detail-messages.en.json' with { type: 'json' };

/** The texts of products in one language; German is the measure. */
export type ProductDetailMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: ProductDetailMessages } = { de: german, en: english };

export function useProductDetailMessages(): ProductDetailMessages {
  return messages[useLocale()];
}
