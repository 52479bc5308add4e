import { type ReactNode, useId } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { useProductDetailMessages } from './product-detail-messages.ts';
import styles from './size-picker.module.css';

/** The sizes, lying in the ring; the choice is a white disc. */
export function SizePicker({ sizes, disabled }: { sizes: Product['sizes']; disabled: boolean }): ReactNode {
  const messages = useProductDetailMessages();
  const name = useId();
  if (sizes.length === 0) return null;
  return (
    <fieldset className={styles.picker} disabled={disabled}>
      <legend className="visually-hidden">{messages.size}</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <label key={size.id} className={styles.size}>
            <input type="radio" name={name} value={size.id} />
            <span>{size.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
