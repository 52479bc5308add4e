import { expect, test } from 'vitest';
import { stockedProductSchema, stockOf } from './product-stock.ts';

const sizes = ['S', 'M', '3XL'].map((label) => ({ label }));

const stock = (variants: object[], of = sizes) =>
  stockOf(stockedProductSchema.parse({ variants, sizes: of, name: 'Trikot' }));

const home = { label: 'Heim\u00ADtrikot', availability: 'inStock', soldOutSizes: null };

test('what is in stock says so, and names what has run out of it', () => {
  expect(stock([home])).toEqual({ state: 'inStock', gone: [] });
  const away = { label: 'Auswärts', availability: 'soldOut', soldOutSizes: 'S' };
  expect(stock([{ ...home, soldOutSizes: '3xl, XS' }, away])).toEqual({
    state: 'inStock',
    gone: [
      { variant: 'Heimtrikot', sizes: ['3XL'] },
      { variant: 'Auswärts', sizes: [] },
    ],
  });
});

test('it is sold out when every variant is, by itself or in every size', () => {
  const gone = { ...home, soldOutSizes: 'S, M, 3XL' };
  expect(stock([gone, { ...home, availability: 'soldOut' }])).toEqual({ state: 'soldOut', gone: [] });
  expect(stock([{ ...gone, soldOutSizes: 'S' }], [])).toEqual({ state: 'inStock', gone: [] });
});

test('it can be ordered ahead when nothing else is left', () => {
  const ahead = { ...home, availability: 'preOrder' };
  expect(stock([ahead]).state).toBe('preOrder');
  expect(stock([ahead, home]).state).toBe('inStock');
  expect(stock([ahead, { ...home, availability: 'soldOut' }]).state).toBe('preOrder');
});

test('a draft without variants says nothing', () => {
  expect(stockOf(stockedProductSchema.parse({ variants: null }))).toEqual({ state: undefined, gone: [] });
});
