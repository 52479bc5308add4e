import type { ReactNode } from 'react';
import { far, Glyph } from '#blocks/glyph.tsx';

export function VideoEmbedGlyph(): ReactNode {
  return (
    <Glyph>
      <path d={`M0 0h${far}v40H0z`} />
      <path
        d="M70-2 40 42h44zM74-2l30 44h40zM190-2l-60 44h58zM194-2l8 44h62zM310-2l-30 44h44zM314-2l30 44h40z"
        data-fill="paper"
        opacity="0.2"
      />
      <path d="M14 9v22l19-11z" data-fill="paper" />
    </Glyph>
  );
}
