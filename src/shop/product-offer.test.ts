import { describe, expect, it } from 'vitest';
import { schemaOf } from '#fields/content-field.ts';
import { type Product, productFields } from './product.fields.ts';
import { formatPrice, isProductGone, priceOf } from './product-offer.ts';

const product: Product = {
  id: '1',
  ...schemaOf(productFields).parse({
    name: 'Trikot',
    description: 'Weiß.',
    price: 94.95,
    currency: 'EUR',
    localCurrency: 'EUR',
    gallery: [],
    variants: [{ id: 'a', label: 'Heim', availability: 'inStock', soldOutSizes: ['S'] }],
    sizes: [
      { id: 's', label: 'S', chest: '–' },
      { id: 'm', label: 'M', chest: '–' },
    ],
    printing: true,
    printingPrice: 15,
    printingLength: 12,
  }),
};

describe('a price', () => {
  it('is the one for all languages, as long as a language has none of its own', () => {
    expect(priceOf(product)).toEqual({ currency: 'EUR', amount: 94.95, printing: 15 });
    expect(priceOf({ ...product, localCurrency: 'GBP' })).toMatchObject({ currency: 'EUR' });
    expect(priceOf({ ...product, printing: false }).printing).toBeUndefined();
  });

  it('never adds printing in one currency to a price in another', () => {
    expect(priceOf({ ...product, localPrice: 80, localCurrency: 'GBP' })).toEqual({
      currency: 'GBP',
      amount: 80,
      printing: undefined,
    });
    expect(priceOf({ ...product, localPrice: 80 }).printing).toBe(15);
    expect(
      priceOf({ ...product, localPrice: 80, localCurrency: 'GBP', localPrintingPrice: 0 }).printing,
    ).toBe(0);
  });

  it('is written as the language writes it', () => {
    expect(formatPrice(1249.5, 'EUR', 'de')).toBe('1.249,50\u00A0€');
    expect(formatPrice(84.95, 'GBP', 'en')).toBe('£84.95');
  });
});

it('a product is sold out with its last size, and one without sizes with its last variant', () => {
  const [variant] = product.variants;
  if (!variant) throw new Error('There is a variant.');
  expect(isProductGone(product)).toBe(false);
  expect(isProductGone({ ...product, variants: [{ ...variant, soldOutSizes: ['m', 'S'] }] })).toBe(true);
  expect(isProductGone({ ...product, sizes: [] })).toBe(false);
  expect(isProductGone({ ...product, sizes: [], variants: [{ ...variant, availability: 'soldOut' }] })).toBe(
    true,
  );
});

it('measures nobody has to give: a mug has a size, and no chest', () => {
  const { success } = schemaOf(productFields).safeParse({ ...product, sizes: [{ id: 'm', label: '0,3 l' }] });
  expect(success).toBe(true);
});
