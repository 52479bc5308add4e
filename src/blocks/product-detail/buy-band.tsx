import type { ReactNode } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { slugOfSize, slugOfVariant } from '#shop/product-offer.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './buy-band.module.css';
import { Offer, ToShop } from './offer.tsx';
import type { Choice, ChoiceProblem } from './product-choice.ts';
import { SizePicker } from './size-picker.tsx';

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
