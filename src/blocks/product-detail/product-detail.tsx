import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { ActionLink } from '#ui/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { useMessages } from '#ui/page-context.tsx';
import { PictureLink } from './picture-link.tsx';
import styles from './product-detail.module.css';
import { ProductFacts } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { picturesOf } from './product-pictures.ts';
import { SizePicker } from './size-picker.tsx';
import { useChosenVariant } from './use-chosen-variant.ts';
import { VariantPicker } from './variant-picker.tsx';

/** A product: its shirt large, the sizes in the ring that runs out of it, then everything else one wants to know. */
export function ProductDetail({ block, headingLevel }: BlockViewProps<'product-detail'>): ReactNode {
  const messages = useMessages().productDetail;
  const { product } = block;
  const { chosen, pickerRef, choose } = useChosenVariant();
  if (!product) return <p className={styles.missing}>{messages.missing}</p>;
  const soldOut = product.variants.every((variant) => variant.availability === 'soldOut');
  const { first, others } = picturesOf(product, chosen, block.pictures);
  return (
    <div className={styles.product}>
      <div className={styles.stage} data-picture={first ? '' : undefined}>
        <ProductHead product={product} headingLevel={headingLevel} />
        {first && (
          <div className={styles.first} data-motion="zoom">
            <PictureLink media={first} sizes="(min-width: 60rem) 58vw, 100vw" />
          </div>
        )}
        <SizePicker sizes={product.sizes} disabled={soldOut} />
        <div className={styles.choice}>
          <VariantPicker variants={product.variants} pickerRef={pickerRef} onChoose={choose} />
          {soldOut && <p className={styles.soldOut}>{messages.allSoldOut}</p>}
          {product.shopLink && <ActionLink link={product.shopLink} look="solid" size="large" />}
        </div>
      </div>
      {others.length > 0 && (
        <ul className={styles.pictures} aria-label={messages.pictures}>
          {others.map((media) => (
            <li key={media.id}>
              <PictureLink media={media} sizes="(min-width: 60rem) 25vw, 50vw" />
            </li>
          ))}
        </ul>
      )}
      <ProductFacts product={product} sizeChart={block.sizeChart} headingLevel={headingLevel === 1 ? 2 : 3} />
      {block.note && (
        <p className={styles.note}>
          <BrandText>{block.note}</BrandText>
        </p>
      )}
    </div>
  );
}
