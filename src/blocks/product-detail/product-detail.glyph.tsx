import type { ReactNode } from 'react';
import { far, Glyph } from '#blocks/glyph.tsx';

export function ProductDetailGlyph(): ReactNode {
  return (
    <Glyph>
      <path d={`M14 17h${far}v10H14z`} data-fill="ring" />
      <path
        d="M14 1.5h9q6 5 12 0h9l13 9-5.5 9.5-6.5-3v21.5H13V17l-6.5 3L1 10.5z"
        data-fill="paper"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M14 17h30v10H14z" data-fill="ring" />
    </Glyph>
  );
}
