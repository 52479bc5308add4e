import type { ReactNode } from 'react';
import { Glyph, line } from '#blocks/glyph.tsx';

export function HtmlGlyph(): ReactNode {
  return (
    <Glyph width={60}>
      <path d="M15 5 3 20l12 15M35 3 25 37M45 5l12 15-12 15" {...line} />
    </Glyph>
  );
}
