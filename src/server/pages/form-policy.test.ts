import { expect, it } from 'vitest';
import { policyForShops } from './form-policy.ts';

it('lets a product’s form lead to its shop, and nothing into the policy that is no origin', () => {
  expect(policyForShops([])).toBeUndefined();
  expect(policyForShops(['/shop', 'mailto:shop@example.org'])).toBeUndefined();
  expect(policyForShops(['https://shop.example:8443/a?b', 'https://shop.example:8443/c'])).toContain(
    "; form-action 'self' https://shop.example:8443; ",
  );
  expect(policyForShops(['https://a.example;script-src/x', 'https://'])).toBeUndefined();
});
