import type { ReactNode } from 'react';
import { Glyph, line } from '#blocks/glyph.tsx';

export function ClubDetailsGlyph(): ReactNode {
  return (
    <Glyph width={60}>
      <path d="M1.5 1.5h57v37h-57zM13 12h20M13 20h34M13 28h34" {...line} />
    </Glyph>
  );
}
