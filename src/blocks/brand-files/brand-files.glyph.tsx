import type { ReactNode } from 'react';
import { Glyph, line, words } from '#blocks/glyph.tsx';

export function BrandFilesGlyph(): ReactNode {
  return (
    <Glyph width={96}>
      <path d="M1.5 1.5h20l9 9v28h-29z" {...line} />
      <path d="M8 18h16M8 27h16" {...words} />
      <path d="M62 4v22M51 16l11 11 11-11M44 36h36" {...line} />
    </Glyph>
  );
}
