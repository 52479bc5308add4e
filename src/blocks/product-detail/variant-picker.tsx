import type { ReactNode } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { slugOfVariant } from '#shop/product-offer.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { useProductDetailMessages } from './product-detail-messages.ts';
import { Radio } from './radio.tsx';
import styles from './variant-picker.module.css';

/** The variants with their availability; sold-out ones can still be viewed. */
export function VariantPicker({ variants }: { variants: Product['variants'] }): ReactNode {
  const messages = useProductDetailMessages();
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.legend}>{messages.variant}</legend>
      {variants.map((variant, index) => (
        <Radio
          key={variant.id}
          name="variant"
          value={slugOfVariant(variant)}
          isFirst={index === 0}
          label={variant.label}
          note={messages[variant.availability]}
          state={{ availability: variant.availability, place: index }}
        >
          <Colour name={variant.colourName} value={variant.colour} />
        </Radio>
      ))}
    </fieldset>
  );
}

function Colour({ name, value }: { name: string | undefined; value: string | undefined }): ReactNode {
  if (!name) return null;
  return (
    <span className={styles.colour}>
      {value && (
        <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="7" fill={value} />
        </svg>
      )}
      <span>
        <BrandText>{name}</BrandText>
      </span>
    </span>
  );
}
