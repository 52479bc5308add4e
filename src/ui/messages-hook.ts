import type { Locale } from '#i18n/locales.ts';
import { useLocale } from './page-context.tsx';

/**
 * Creates a hook for messages bundled with their views. All locales are bundled, which is smaller than another request.
 * German defines the keys.
 */
export function messagesHook<Messages>(messages: { readonly [Code in Locale]: Messages }): () => Messages {
  return () => messages[useLocale()];
}
