import { type ReactNode, useId } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { isProductGone, isSizeGone, slugOfSize, slugOfVariant } from '#shop/product-offer.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { ChoiceControl } from '#ui/choice/choice.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './buy-band.module.css';
import { Offer, ToShop } from './offer.tsx';
import type { Choice, ChoiceProblem } from './product-choice.ts';
import { useProductDetailMessages } from './product-detail-messages.ts';
import sizeStyles from './size-picker.module.css';

interface BuyBandProps {
  product: Product;
  problem: ChoiceProblem | undefined;
  className: string | undefined;
}

/** The ring from the shirt, with sizes and price. The shop link appears once everything is chosen. */
export function BuyBand({ product, problem, className }: BuyBandProps): ReactNode {
  return (
    <div className={joinClasses(styles.band, className)} data-ground="ring" data-motion="band">
      <SizePicker product={product} isMissing={problem === 'sizeProblem'} />
      <Offer product={product} isTold />
    </div>
  );
}

/** The same band at the bottom of the viewport while reading on below the shirt. */
export function DockedBand({ product, choice }: { product: Product; choice: Choice }): ReactNode {
  return (
    <div className={joinClasses(styles.band, styles.docked)} data-ground="ring">
      <div className={styles.name}>
        <p>
          <BrandText>{product.name}</BrandText>
        </p>
        <p className={styles.chosen}>
          <BrandText>{wordsOf(product, choice).join(', ')}</BrandText>
        </p>
      </div>
      <Offer product={product}>
        <ToShop product={product} />
      </Offer>
    </div>
  );
}

/** The choice as an order: `Heim, M, 93 Zukunft`. */
function wordsOf({ variants, sizes }: Product, choice: Choice): string[] {
  const variant = variants.find((each) => slugOfVariant(each) === choice.variant)?.label;
  const size = sizes.find((each) => slugOfSize(each) === choice.size)?.label;
  const printed = [choice.number, choice.name].filter(Boolean).join(' ');
  return [variant, size, printed].flatMap((word) => word || []);
}

/**
 * The sizes inside the ring; the selected one is a white disc. Sold-out sizes can be selected and are struck through.
 */
function SizePicker({ product, isMissing }: { product: Product; isMissing: boolean }): ReactNode {
  const messages = useProductDetailMessages();
  const problemId = useId();
  const { sizes, variants } = product;
  if (sizes.length === 0) return null;
  return (
    <fieldset className={sizeStyles.picker} disabled={isProductGone(product)} aria-describedby={problemId}>
      <legend className="visually-hidden">{messages.size}</legend>
      <div className={sizeStyles.sizes}>
        {sizes.map((size) => (
          <label
            key={size.id}
            className={sizeStyles.size}
            // Indices of the variants in which it is sold out; the stylesheet knows the selected one.
            data-gone={variants.flatMap((variant, at) => (isSizeGone(variant, size) ? [at] : [])).join(' ')}
          >
            <ChoiceControl
              type="radio"
              name="size"
              value={slugOfSize(size)}
              defaultChecked={sizes.length === 1}
              required
            />
            <span>{size.label}</span>
            <span className={sizeStyles.gone}>
              <span className="visually-hidden">{messages.soldOut}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={sizeStyles.problem} id={problemId} role="alert">
        {isMissing && messages.sizeProblem}
      </p>
    </fieldset>
  );
}
