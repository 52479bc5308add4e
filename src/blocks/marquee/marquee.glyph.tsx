import type { ReactNode } from 'react';
import { far, Glyph } from '#blocks/glyph.tsx';
import { useMarqueeGlyphMessages } from './marquee-glyph-messages.ts';

export function MarqueeGlyph(): ReactNode {
  const { phrase } = useMarqueeGlyphMessages();
  return (
    <Glyph>
      <path d={`M0 2h${far}v36H0z`} data-fill="ring" />
      <text x="-9" y="29" data-fill="paper">
        {phrase.repeat(6)}
      </text>
    </Glyph>
  );
}
