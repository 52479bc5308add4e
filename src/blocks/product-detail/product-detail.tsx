import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Island } from '#ui/island.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useProductDetailMessages } from './product-detail-messages.ts';
import { ProductSheet } from './product-sheet.tsx';

/** A product: its shirt large, with the ring as the buy band, then the back and all details. */
export function ProductDetail({
  block,
  headingLevel,
  isOnTop = false,
}: BlockViewProps<'product-detail'>): ReactNode {
  const messages = useProductDetailMessages();
  const { product } = block;
  if (!product) return <Notice look="missing">{messages.missing}</Notice>;
  return (
    <Island
      name="product"
      view={ProductSheet}
      props={{ block: { ...block, product }, headingLevel, isOnTop }}
    />
  );
}
