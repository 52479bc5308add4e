import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';
import german from './video-embed-messages.de.json' with { type: 'json' };
import english from './video-embed-messages.en.json' with { type: 'json' };

/** The texts of videos in one language; German is the measure. */
export type VideoEmbedMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: VideoEmbedMessages } = { de: german, en: english };

export function useVideoEmbedMessages(): VideoEmbedMessages {
  return messages[useLocale()];
}
