import type { ReactNode } from 'react';
import { Glyph, line } from '#blocks/glyph.tsx';

export function ButtonsGlyph(): ReactNode {
  return (
    <Glyph width={118}>
      <rect width="64" height="36" y="2" rx="18" />
      <path d="M20 20h22M33 11.5l9 8.5-9 8.5" data-line="paper" strokeWidth="4" />
      <rect width="43" height="33" x="73.5" y="3.5" rx="16.5" {...line} />
    </Glyph>
  );
}
