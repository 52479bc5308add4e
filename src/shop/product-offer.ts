import type { Currency } from '#fields/money.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { slugOf } from '#typed/letters.ts';
import type { Product } from './product.fields.ts';

type Variant = Product['variants'][number];
type Size = Product['sizes'][number];

export interface ProductPrice {
  currency: Currency;
  amount: number;
  /** Surcharge for name and number; undefined where they are not offered. */
  printing: number | undefined;
}

export function priceOf(product: Product): ProductPrice {
  const { price, currency, printing, printingPrice, localPrice, localCurrency, localPrintingPrice } = product;
  if (localPrice === undefined) {
    return { currency, amount: price, printing: printing ? (printingPrice ?? 0) : undefined };
  }
  const known = localPrintingPrice ?? (localCurrency === currency ? (printingPrice ?? 0) : undefined);
  return { currency: localCurrency, amount: localPrice, printing: printing ? known : undefined };
}

export function formatPrice(amount: number, currency: string, locale: Locale): string {
  return formatNumber(amount, locale, { style: 'currency', currency });
}

/** The variant's slug in URLs, the same in every locale. */
export function slugOfVariant(variant: Variant): string {
  return variant.slug ?? variant.id;
}

/** The size's slug in URLs. Labels are not localized, so it is the same in every locale. */
export function slugOfSize({ label }: Pick<Size, 'label'>): string {
  return slugOf(label) || label;
}

export function isSizeGone(variant: Variant, size: Pick<Size, 'label'>): boolean {
  return variant.soldOutSizes.some((name) => slugOf(name) === slugOf(size.label));
}

/** A variant is sold out in every size. */
export function isVariantGone({ sizes }: Product, variant: Variant): boolean {
  return (
    variant.availability === 'soldOut' ||
    (sizes.length > 0 && sizes.every((size) => isSizeGone(variant, size)))
  );
}

export function isProductGone(product: Product): boolean {
  return product.variants.every((variant) => isVariantGone(product, variant));
}
