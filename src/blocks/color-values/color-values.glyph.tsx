import type { ReactNode } from 'react';
import { Glyph, line, words } from '#blocks/glyph.tsx';

export function ColorValuesGlyph(): ReactNode {
  return (
    <Glyph width={80}>
      <path d="M1.5 1.5h22v22h-22zM29 1.5h22v22H29zM56.5 1.5h22v22h-22z" {...line} />
      <path d="M1.5 31h22M29 31h14M56.5 31h18" {...words} />
    </Glyph>
  );
}
