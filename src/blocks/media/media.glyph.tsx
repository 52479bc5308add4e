import type { ReactNode } from 'react';
import { far, Glyph, line } from '#blocks/glyph.tsx';

export function MediaGlyph(): ReactNode {
  return (
    <Glyph>
      <path d={`M0 0h${far}v40H0z`} data-fill="tone" />
      <path d={stripes()} data-fill="paper" opacity="0.6" />
      <circle cx="64" cy="36" r="26" data-line="ring" strokeWidth="9" />
      <path d="M48-1 82 80" {...line} />
      <circle cx="64" cy="36" r="4.5" />
    </Glyph>
  );
}

/** The stripes of a mown pitch. */
function stripes(): string {
  return Array.from({ length: 24 }, (_, index) => `M${index * 96 + 24} 0h48l18 40h-48z`).join('');
}
