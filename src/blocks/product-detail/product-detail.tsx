import { belowHeading } from '#ui/heading-level.ts';
import '#brand/shirt-frames.css';
import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { BuyBand, DockedBand } from './buy-band.tsx';
import { PictureLink } from './picture-link.tsx';
import { ProductBack } from './product-back.tsx';
import styles from './product-detail.module.css';
import { useProductDetailMessages } from './product-detail-messages.ts';
import { picturesOf } from './product-pictures.ts';
import stage from './stage.module.css';
import { useChosenVariant } from './use-chosen-variant.ts';
import { VariantPicker } from './variant-picker.tsx';

/** A product: its shirt large, its ring the bar that sells it, then the back and everything else one wants to know. */
export function ProductDetail({ block, headingLevel }: BlockViewProps<'product-detail'>): ReactNode {
  const messages = useProductDetailMessages();
  const { product } = block;
  const { chosen, pickerRef, choose } = useChosenVariant();
  if (!product) return <p className={styles.missing}>{messages.missing}</p>;
  const { first, back, others } = picturesOf(product, chosen, block.pictures);
  return (
    <div className={styles.product}>
      <div className={stage.stage} data-picture={first ? '' : undefined}>
        <div className={stage.head} data-motion="reveal">
          <Heading
            level={headingLevel}
            size={hasLongPiece(product.name) ? 'medium' : 'large'}
            className={stage.name}
          >
            {product.name}
          </Heading>
          <p className={stage.description}>
            <BrandText>{product.description}</BrandText>
          </p>
        </div>
        {first && (
          <div className={stage.front}>
            <PictureLink media={first} sizes="(min-width: 60rem) 77vw, 130vw" />
          </div>
        )}
        <BuyBand product={product} className={stage.band} />
        <div className={stage.choice}>
          <VariantPicker variants={product.variants} pickerRef={pickerRef} onChoose={choose} />
        </div>
      </div>
      <div className={styles.rest}>
        <ProductBack
          product={product}
          picture={back}
          line={block.backLine}
          sizeChart={block.sizeChart}
          headingLevel={belowHeading(headingLevel)}
        />
        {others.length > 0 && (
          <ul className={styles.pictures} aria-label={messages.pictures} data-motion-group="">
            {others.map((media) => (
              <li key={media.id} data-motion="reveal">
                <PictureLink media={media} sizes="(min-width: 60rem) 33vw, 50vw" />
              </li>
            ))}
          </ul>
        )}
        {block.note && (
          <p className={styles.note}>
            <BrandText>{block.note}</BrandText>
          </p>
        )}
        <DockedBand product={product} />
      </div>
    </div>
  );
}

/** Whether a name has a piece that can't be broken and is too long for the large size in less than half a window. */
function hasLongPiece(name: string): boolean {
  return name.split(/[\s\u00AD-]/).some((piece) => piece.length > 8);
}
