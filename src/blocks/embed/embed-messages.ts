import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';
import german from './embed-messages.de.json' with { type: 'json' };
import english from './embed-messages.en.json' with { type: 'json' };

/** The texts of embeds in one language; German is the measure. */
export type EmbedMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: EmbedMessages } = { de: german, en: english };

export function useEmbedMessages(): EmbedMessages {
  return messages[useLocale()];
}
