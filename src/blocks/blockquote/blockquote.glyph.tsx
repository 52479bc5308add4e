import type { ReactNode } from 'react';
import { Glyph } from '#blocks/glyph.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import german from './blockquote-glyph-messages.de.json' with { type: 'json' };
import english from './blockquote-glyph-messages.en.json' with { type: 'json' };

const useBlockquoteGlyphMessages = messagesHook<typeof german>({ de: german, en: english });

export function BlockquoteGlyph(): ReactNode {
  const { quote } = useBlockquoteGlyphMessages();
  return (
    <Glyph>
      <text x="0" y="31" data-fill="voice">
        {quote}
      </text>
    </Glyph>
  );
}
