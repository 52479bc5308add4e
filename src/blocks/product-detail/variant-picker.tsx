import { type ReactNode, type RefObject, useId } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { useProductDetailMessages } from './product-detail-messages.ts';
import styles from './variant-picker.module.css';

interface VariantPickerProps {
  variants: Product['variants'];
  pickerRef: RefObject<HTMLFieldSetElement | null>;
  onChoose: (index: number) => void;
}

/** The variants with their availability in words; one that is sold out can still be looked at. */
export function VariantPicker({ variants, pickerRef, onChoose }: VariantPickerProps): ReactNode {
  const messages = useProductDetailMessages();
  const name = useId();
  return (
    <fieldset className={styles.variants} ref={pickerRef}>
      <legend className={styles.label}>{messages.variant}</legend>
      {variants.map((variant, index) => (
        <label key={variant.id} className={styles.variant} data-availability={variant.availability}>
          <input
            type="radio"
            name={name}
            value={variant.id}
            defaultChecked={index === 0}
            onChange={() => onChoose(index)}
          />
          <span className={styles.variantName}>
            <BrandText>{variant.label}</BrandText>
          </span>
          <span className={styles.availability}>{messages[variant.availability]}</span>
        </label>
      ))}
    </fieldset>
  );
}
