import type { ReactNode } from 'react';
import { Glyph } from '#blocks/glyph.tsx';
import type { Localized } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';

const quote: Localized = {
  de: '„Ein Trikot zieht man aus. Den Ring nicht.“',
  en: '“A shirt comes off. The ring stays on.”',
};

export function BlockquoteGlyph(): ReactNode {
  const locale = useLocale();
  return (
    <Glyph>
      <text x="0" y="31" data-fill="voice">
        {quote[locale]}
      </text>
    </Glyph>
  );
}
