import type { ReactNode } from 'react';
import { Glyph, hair, line } from '#blocks/glyph.tsx';

export function SpecimenGlyph(): ReactNode {
  return (
    <Glyph width={92}>
      <path d="M20 8h52v24H20z" {...line} />
      <path d="M20 0v40M72 0v40M4 8h84M4 32h84" {...hair} />
      <circle cx="46" cy="20" r="7" {...line} data-line="ring" strokeWidth={5} />
    </Glyph>
  );
}
