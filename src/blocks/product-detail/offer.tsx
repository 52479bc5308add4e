import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import type { Product } from '#shop/product.fields.ts';
import { formatPrice, isProductGone, priceOf } from '#shop/product-offer.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLocale } from '#ui/page-context.tsx';
import styles from './offer.module.css';
import { useProductDetailMessages } from './product-detail-messages.ts';

interface OfferProps {
  product: Product;
  /** Changes are announced to screen readers. */
  isTold?: boolean;
  /** The shop link, unless it is elsewhere. */
  children?: ReactNode;
}

/**
 * Price and availability. The stylesheet selects what applies to the choice, so that it works before hydration and
 * without script.
 */
export function Offer({ product, isTold = false, children }: OfferProps): ReactNode {
  const texts = useProductDetailMessages();
  const isGone = isProductGone(product);
  const states = isGone ? undefined : (['preOrder', 'soldOut', 'sizeSoldOut'] as const);
  return (
    <div className={styles.offer}>
      <div className={styles.terms} role={isTold ? 'status' : undefined}>
        <p className={styles.price}>
          <span className="visually-hidden">{texts.price}: </span>
          <Amounts product={product} />{' '}
          {product.taxNote && (
            <span className={styles.tax}>
              <BrandText>{product.taxNote}</BrandText>
            </span>
          )}
        </p>
        {isGone && <p className={styles.state}>{texts.allSoldOut}</p>}
        {states?.map((state) => (
          <p key={state} className={styles.state} data-if={state}>
            {texts[state]}
          </p>
        ))}
      </div>
      {children}
    </div>
  );
}

/** The price, and the price with printing. */
function Amounts({ product }: { product: Product }): ReactNode {
  const locale = useLocale();
  const { amount, printing, currency } = priceOf(product);
  return (
    <>
      <span className={styles.amount} data-printing="no">
        {formatPrice(amount, currency, locale)}
      </span>
      {printing !== undefined && (
        <span className={styles.amount} data-printing="yes">
          {formatPrice(amount + printing, currency, locale)}
        </span>
      )}
    </>
  );
}

/** The shop link with the choice; nothing if everything is sold out. */
export function ToShop({ product }: { product: Product }): ReactNode {
  const { shopLink } = product;
  if (!shopLink || isProductGone(product)) return null;
  return isForm(shopLink) ? (
    <Button look="solid" type="submit" icon="arrow" className={styles.buy}>
      <BrandText>{shopLink.label}</BrandText>
    </Button>
  ) : (
    <ActionLink link={shopLink} look="solid" className={styles.buy} />
  );
}

/** Whether the link can carry the choice: http(s) and internal links can, mail and telephone can't. */
export function isForm(link: Link | undefined): link is Link {
  return link !== undefined && /^(\/|https:)/.test(link.href);
}
