import type { ReactNode } from 'react';
import { far, Glyph, words } from '#blocks/glyph.tsx';

export function RichTextGlyph(): ReactNode {
  return (
    <Glyph>
      <path d={`M0 3h${far}M-9 14h${far}M-31 25h${far}`} {...words} />
      <path d="M0 36h118" {...words} />
    </Glyph>
  );
}
