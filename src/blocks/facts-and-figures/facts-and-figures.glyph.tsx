import type { ReactNode } from 'react';
import { Glyph, line } from '#blocks/glyph.tsx';

export function FactsAndFiguresGlyph(): ReactNode {
  return (
    <Glyph>
      <text x="-3" y="40" data-size="full">
        90
      </text>
      <path d={ticks()} {...line} />
    </Glyph>
  );
}

/** A ruler of minutes; every fifteenth tick is long. */
function ticks(): string {
  return Array.from({ length: 271 }, (_, index) => `M${index * 8 + 82} 40V${index % 15 === 0 ? 4 : 22}`).join(
    '',
  );
}
