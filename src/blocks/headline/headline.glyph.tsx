import type { ReactNode } from 'react';
import { Glyph } from '#blocks/glyph.tsx';

export function HeadlineGlyph(): ReactNode {
  return (
    <Glyph width={40}>
      <text x="0" y="40" data-size="full">
        H
      </text>
    </Glyph>
  );
}
