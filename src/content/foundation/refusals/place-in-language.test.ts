import { expect, test } from 'vitest';
import { isPlaceInLanguage, placeInLanguage } from './place-in-language.ts';

test.each([
  ['b1', 'blocks.12.items.0.link.href', '?locale=en#block-b1.items.0.link.href'],
  ['b1', 'blocks.0', '?locale=en#block-b1'],
  [undefined, 'seo.description', '?locale=en#field-seo.description'],
])('block %s, field %s is at %s', (block, path, address) => {
  expect(placeInLanguage({ locale: 'en', block, path })).toBe(address);
  expect([isPlaceInLanguage(address), isPlaceInLanguage(path)]).toEqual([true, false]);
});
