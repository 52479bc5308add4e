import { expect, it } from 'vitest';
import { originsOf } from './form-origins.ts';

it('finds the shops that are other sites, and lets nothing into a policy that is no origin', () => {
  expect(originsOf([])).toEqual([]);
  expect(originsOf(['/shop', 'mailto:shop@example.org'])).toEqual([]);
  expect(originsOf(['https://shop.example:8443/a?b', 'https://shop.example:8443/c'])).toEqual([
    'https://shop.example:8443',
  ]);
  expect(originsOf(['https://a.example;script-src/x', 'https://'])).toEqual([]);
});
