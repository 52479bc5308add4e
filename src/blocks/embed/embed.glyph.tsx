import type { ReactNode } from 'react';
import { far, Glyph, line } from '#blocks/glyph.tsx';

export function EmbedGlyph(): ReactNode {
  return (
    <Glyph>
      <path d={`M1.5 38.5v-37h${far}M1.5 38.5h${far}`} {...line} strokeDasharray="9 5" />
      <path d="M22 29 40 11M26 10.5h14.5V25" {...line} />
    </Glyph>
  );
}
