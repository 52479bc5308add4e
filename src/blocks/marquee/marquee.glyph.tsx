import type { ReactNode } from 'react';
import { far, Glyph } from '#blocks/glyph.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import german from './marquee-glyph-messages.de.json' with { type: 'json' };
import english from './marquee-glyph-messages.en.json' with { type: 'json' };

const useMarqueeGlyphMessages = messagesHook<typeof german>({ de: german, en: english });

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
