import type { ReactNode } from 'react';
import { far, Glyph, line, words } from '#blocks/glyph.tsx';

export function FeatureListGlyph(): ReactNode {
  return (
    <Glyph>
      <path d="M1.5 5.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M1.5 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M1.5 34.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
      <path d="M18 5.5h62M18 20h36M18 34.5h50" {...line} />
      <path d={`M104 5.5h${far}M104 20h${far}M104 34.5h74`} {...words} />
    </Glyph>
  );
}
