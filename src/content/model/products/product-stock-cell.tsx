import type { DefaultServerCellComponentProps } from 'payload';
import type { ReactNode } from 'react';
import { type EditorLanguage, editorLanguageOf, textFor } from '#i18n/editor-texts.ts';
import { availabilities } from '#shop/variant.fields.ts';
import { stockedProductSchema, stockOf } from './product-stock.ts';

const words = {
  de: {
    gone: (what: string) => `ausverkauft: ${what}`,
    inSizes: (variant: string, sizes: string) => `${variant} in ${sizes}`,
    empty: 'Noch ohne Ausführung',
  },
  en: {
    gone: (what: string) => `sold out: ${what}`,
    inSizes: (variant: string, sizes: string) => `${variant} in ${sizes}`,
    empty: 'No variant yet',
  },
} satisfies Record<EditorLanguage, object>;

/** List cell: whether the product is available, and what is sold out. */
export function ProductStockCell({ rowData, i18n }: DefaultServerCellComponentProps): ReactNode {
  const messages = words[editorLanguageOf({ i18n })];
  const product = stockedProductSchema.safeParse(rowData);
  if (!product.success) return null;
  const { state, gone } = stockOf(product.data);
  if (!state) return messages.empty;
  const parts = gone.map(({ variant, sizes }) =>
    sizes.length > 0 ? messages.inSizes(variant, sizes.join(', ')) : variant,
  );
  const label = textFor({ i18n }, availabilities[state]);
  return parts.length > 0 ? `${label}; ${messages.gone(parts.join('; '))}` : label;
}
