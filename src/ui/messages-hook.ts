import type { Locale } from '#i18n/locales.ts';
import { useLocale } from './page-context.tsx';

/**
 * Makes the hook by which views ask for the texts that come with them, and with no page that lacks these views: all
 * languages together, which is less than another request. German says which there have to be.
 */
export function messagesHook<Messages>(messages: { readonly [Code in Locale]: Messages }): () => Messages {
  return () => messages[useLocale()];
}
