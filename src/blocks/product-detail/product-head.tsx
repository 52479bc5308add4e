import type { ReactNode } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { usePageContext } from '#ui/page-context.tsx';
import styles from './product-detail.module.css';

/** Name, price and description. */
export function ProductHead({ product, headingLevel }: { product: Product; headingLevel: 1 | 2 }): ReactNode {
  const { locale, messages } = usePageContext();
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(product.price);
  return (
    <div className={styles.head} data-motion="reveal">
      <Heading
        level={headingLevel}
        size={hasLongPiece(product.name) ? 'medium' : 'large'}
        className={styles.name}
      >
        {product.name}
      </Heading>
      <p className={styles.price}>
        <span className={styles.spoken}>{messages.productDetail.price}: </span>
        <span className={styles.amount}>{price}</span>{' '}
        {product.taxNote && (
          <span className={styles.tax}>
            <BrandText>{product.taxNote}</BrandText>
          </span>
        )}
      </p>
      <p className={styles.description}>
        <BrandText>{product.description}</BrandText>
      </p>
    </div>
  );
}

/** Whether a name has a piece that can't be broken and is too long for the large size in less than half a window. */
function hasLongPiece(name: string): boolean {
  return name.split(/[\s\u00AD-]/).some((piece) => piece.length > 8);
}
