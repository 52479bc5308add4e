import type { ReactNode } from 'react';
import { far, Glyph } from '#blocks/glyph.tsx';
import type { Localized } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';

const phrase: Localized = { de: 'ein Ring, seit 1893, ', en: 'one ring, since 1893, ' };

export function MarqueeGlyph(): ReactNode {
  const locale = useLocale();
  return (
    <Glyph>
      <path d={`M0 2h${far}v36H0z`} data-fill="ring" />
      <text x="-9" y="29" data-fill="paper">
        {phrase[locale].repeat(6)}
      </text>
    </Glyph>
  );
}
