import { messagesHook } from '#ui/messages-hook.ts';
import german from './marquee-glyph-messages.de.json' with { type: 'json' };
import english from './marquee-glyph-messages.en.json' with { type: 'json' };

export const useMarqueeGlyphMessages = messagesHook<typeof german>({ de: german, en: english });
