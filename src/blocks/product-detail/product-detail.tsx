import { belowHeading } from '#ui/heading-level.ts';
import '#brand/shirt-frames.css';
import './choice-states.css';
import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { Product } from '#shop/product.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { BuyBand, DockedBand } from './buy-band.tsx';
import { ToShop } from './offer.tsx';
import { PrintingPicker } from './printing-picker.tsx';
import { ProductBack } from './product-back.tsx';
import styles from './product-detail.module.css';
import { useProductDetailMessages } from './product-detail-messages.ts';
import { ProductHead } from './product-head.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ShopFields } from './shop-fields.tsx';
import { isForm } from './shop-target.ts';
import { picturesOf } from './sorted-pictures.ts';
import stage from './stage.module.css';
import { useProductChoice } from './use-product-choice.ts';
import { VariantPicker } from './variant-picker.tsx';

/** A product: its shirt large, with the ring as the buy band, then the back and all details. */
export function ProductDetail(props: BlockViewProps<'product-detail'>): ReactNode {
  const messages = useProductDetailMessages();
  const { product } = props.block;
  if (!product) return <Notice look="missing">{messages.missing}</Notice>;
  return <Sheet {...props} product={product} />;
}

/** The product is one form: without script the browser submits the choice to the shop. */
function Sheet({
  block,
  headingLevel,
  isOnTop = false,
  product,
}: BlockViewProps<'product-detail'> & { product: Product }): ReactNode {
  const { form, choice, problem, buy } = useProductChoice(product);
  const { first, back, others } = picturesOf(product, choice.variant, block.pictures);
  const innerLevel = belowHeading(headingLevel);
  return (
    <form
      className={styles.product}
      ref={form}
      action={isForm(product.shopLink) ? product.shopLink.href : undefined}
      onSubmit={buy}
      data-product=""
    >
      <ShopFields link={product.shopLink} />
      <div className={stage.stage} data-picture={first ? '' : undefined}>
        <ProductHead product={product} picture={first} headingLevel={headingLevel} isOnTop={isOnTop} />
        <BuyBand product={product} problem={problem} className={stage.band} />
        <div className={stage.choice}>
          <VariantPicker variants={product.variants} />
          <PrintingPicker product={product} problem={problem} />
          <ToShop product={product} />
        </div>
      </div>
      <div className={styles.rest}>
        <ProductBack
          product={product}
          picture={back}
          line={block.backLine}
          sizeChart={block.sizeChart}
          headingLevel={innerLevel}
        />
        <ProductPictures pictures={others} />
        {block.note && (
          <p className={styles.note}>
            <BrandText>{block.note}</BrandText>
          </p>
        )}
        <DockedBand product={product} choice={choice} />
      </div>
    </form>
  );
}
