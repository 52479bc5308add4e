import type { ReactNode } from 'react';
import { far, Glyph, hair } from '#blocks/glyph.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { usePageContext } from '#ui/page-context.tsx';

export function LogosGlyph(): ReactNode {
  const { brand } = usePageContext();
  return (
    <Glyph>
      <path d={`M0 5.5h${far}M0 34.5h${far}M8-1v42M80-1v42`} {...hair} strokeDasharray="4 3" />
      <text x="14" y="30">
        <BrandText as="tspan">{brand.name}</BrandText>
      </text>
    </Glyph>
  );
}
