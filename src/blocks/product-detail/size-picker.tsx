import { type ReactNode, useId } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { isProductGone, isSizeGone, slugOfSize } from '#shop/product-offer.ts';
import { ChoiceControl } from '#ui/choice/choice.tsx';
import { useProductDetailMessages } from './product-detail-messages.ts';
import styles from './size-picker.module.css';

/**
 * The sizes inside the ring; the selected one is a white disc. Sold-out sizes can be selected and are struck through.
 */
export function SizePicker({ product, isMissing }: { product: Product; isMissing: boolean }): ReactNode {
  const messages = useProductDetailMessages();
  const problemId = useId();
  const { sizes, variants } = product;
  if (sizes.length === 0) return null;
  return (
    <fieldset className={styles.picker} disabled={isProductGone(product)} aria-describedby={problemId}>
      <legend className="visually-hidden">{messages.size}</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <label
            key={size.id}
            className={styles.size}
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
            <span className={styles.gone}>
              <span className="visually-hidden">{messages.soldOut}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.problem} id={problemId} role="alert">
        {isMissing && messages.sizeProblem}
      </p>
    </fieldset>
  );
}
