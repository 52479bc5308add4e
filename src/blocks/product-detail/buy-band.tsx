import type { ReactNode } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { ActionLink } from '#ui/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './buy-band.module.css';
import { useProductDetailMessages } from './product-detail-messages.ts';
import { SizePicker } from './size-picker.tsx';

/** The ring that runs out of the shirt: sizes, price and the way to the shop. */
export function BuyBand({
  product,
  className,
}: {
  product: Product;
  className: string | undefined;
}): ReactNode {
  return (
    <div className={joinClasses(styles.band, className)} data-ground="ring" data-motion="band">
      <SizePicker sizes={product.sizes} disabled={isGone(product)} />
      <Offer product={product} />
    </div>
  );
}

/** The same ring at the foot of the window, for as long as one reads on below the shirt. */
export function DockedBand({ product }: { product: Product }): ReactNode {
  return (
    <div className={joinClasses(styles.band, styles.docked)} data-ground="ring">
      <p className={styles.name}>
        <BrandText>{product.name}</BrandText>
      </p>
      <Offer product={product} />
    </div>
  );
}

function Offer({ product }: { product: Product }): ReactNode {
  const locale = useLocale();
  const texts = useProductDetailMessages();
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(product.price);
  return (
    <div className={styles.offer}>
      <div className={styles.terms}>
        <p className={styles.price}>
          <span className="visually-hidden">{texts.price}: </span>
          <span className={styles.amount}>{price}</span>{' '}
          {product.taxNote && (
            <span className={styles.tax}>
              <BrandText>{product.taxNote}</BrandText>
            </span>
          )}
        </p>
        {isGone(product) ? (
          <p className={styles.state}>{texts.allSoldOut}</p>
        ) : (
          <>
            {/* Which of these holds for the chosen variant, the stylesheet sees, so that it works before React. */}
            <p className={styles.state} data-if="preOrder">
              {texts.preOrder}
            </p>
            <p className={styles.state} data-if="soldOut">
              {texts.soldOut}
            </p>
          </>
        )}
      </div>
      {product.shopLink && !isGone(product) && (
        <ActionLink link={product.shopLink} look="solid" className={styles.link} />
      )}
    </div>
  );
}

function isGone({ variants }: Product): boolean {
  return variants.every(({ availability }) => availability === 'soldOut');
}
