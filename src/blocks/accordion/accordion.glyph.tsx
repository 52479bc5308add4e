import type { ReactNode } from 'react';
import { far, Glyph, line } from '#blocks/glyph.tsx';

export function AccordionGlyph(): ReactNode {
  return (
    <Glyph>
      <path d={`M0 1.5h${far}M0 14h${far}M0 38.5h${far}`} {...line} />
      <path d="M0 22.5h150M0 30.5h96" data-line="tone" strokeWidth="4" />
    </Glyph>
  );
}
