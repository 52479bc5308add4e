import type { ReactNode } from 'react';
import { Glyph } from '#blocks/glyph.tsx';

export function HeadlineGlyph(): ReactNode {
  return (
    <Glyph width={40}>
      <path d="M0 0h12v14h16V0h12v40H28V25H12v15H0z" />
    </Glyph>
  );
}
