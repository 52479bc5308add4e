import type { ReactNode } from 'react';
import { far, Glyph } from '#blocks/glyph.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { usePageContext } from '#ui/page-context.tsx';

export function HeroGlyph(): ReactNode {
  const { brand } = usePageContext();
  return (
    <Glyph>
      <path d={`M0 0h${far}v40H0z`} />
      <path d={`M0 17h${far}v13H0z`} data-fill="ring" />
      <text x="10" y="34" data-fill="paper">
        <BrandText as="tspan">{brand.name}</BrandText>
      </text>
    </Glyph>
  );
}
