import type { ReactNode } from 'react';
import { Glyph, line, words } from '#blocks/glyph.tsx';

export function LogoFinderGlyph(): ReactNode {
  return (
    <Glyph width={80}>
      <path d="M1.5 8h22M1.5 20h22M1.5 32h22" {...words} />
      <path d="M34 1.5h44.5v37H34zM48 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0" {...line} />
    </Glyph>
  );
}
