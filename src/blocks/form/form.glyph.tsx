import type { ReactNode } from 'react';
import { far, Glyph, line, words } from '#blocks/glyph.tsx';

export function FormGlyph(): ReactNode {
  return (
    <Glyph>
      <path d="M1.5 1.5h150v37h-150z" {...line} />
      <path d="M12 20h54" {...words} />
      <path d="M74 10v20" {...line} />
      <path d={`M160 0h${far}v40H160z`} />
      <path d="M180 20h24M194 11l10 9-10 9" data-line="paper" strokeWidth="4" />
    </Glyph>
  );
}
