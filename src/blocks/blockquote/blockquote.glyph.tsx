import type { ReactNode } from 'react';
import { Glyph } from '#blocks/glyph.tsx';
import { useBlockquoteGlyphMessages } from './blockquote-glyph-messages.ts';

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
