import type { ReactNode } from 'react';
import { far, Glyph } from '#blocks/glyph.tsx';

export function PollGlyph(): ReactNode {
  return (
    <Glyph>
      <path d={`M0 0h${far}v11H0z`} data-fill="ring" />
      <path d="M0 15h124v10H0zM0 29h70v11H0z" />
    </Glyph>
  );
}
