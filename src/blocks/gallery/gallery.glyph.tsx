import type { ReactNode } from 'react';
import { far, Glyph, hair } from '#blocks/glyph.tsx';

export function GalleryGlyph(): ReactNode {
  return (
    <Glyph>
      <path d="M0 0h132v40H0z" />
      <path
        d="M-2 52a68 52 0 0 1 136 0M12 52a54 40 0 0 1 108 0M-16 52a82 64 0 0 1 164 0"
        data-line="paper"
        strokeWidth="4"
        strokeDasharray="0 6"
        strokeLinecap="round"
      />
      <path d="M26 54a40 30 0 0 1 80 0" data-line="ring" strokeWidth="9" />
      <path d={`M138 0h44v40h-44zM188 0h${far}v40H188z`} data-fill="tone" />
      <circle cx="160" cy="20" r="11" data-line="ring" strokeWidth="9" />
      <path
        d="M222 44c-14-20 4-36 26-34s42 14 34 34M208 44c-20-32 8-52 42-48s66 20 46 48M236 44c-6-14 2-22 14-20s22 8 18 20M320 44c-10-30 20-46 60-46s70 20 60 46M340 44c-6-20 14-32 40-32s46 14 40 32"
        {...hair}
      />
    </Glyph>
  );
}
