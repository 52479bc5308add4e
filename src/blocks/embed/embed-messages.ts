import type { Locale } from '#i18n/locales.ts';
import german from '#i18n/messages/embed/de.json' with { type: 'json' };
import english from '#i18n/messages/embed/en.json' with { type: 'json' };
import { useLocale } from '#ui/page-context.tsx';

/** The texts of embeds in one language; German is the measure. */
export type EmbedMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: EmbedMessages } = { de: german, en: english };

export function useEmbedMessages(): EmbedMessages {
  return messages[useLocale()];
}
