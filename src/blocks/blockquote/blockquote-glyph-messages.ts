import { messagesHook } from '#ui/messages-hook.ts';
import german from './blockquote-glyph-messages.de.json' with { type: 'json' };
import english from './blockquote-glyph-messages.en.json' with { type: 'json' };

export const useBlockquoteGlyphMessages = messagesHook<typeof german>({ de: german, en: english });
