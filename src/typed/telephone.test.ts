import { expect, test } from 'vitest';
import { noTelephones, telephones } from '../../tests/support/foreign-spellings.ts';
import { dialledTelephone, isTelephone, tidyTelephone } from './telephone.ts';

test.each(telephones)('“%s” is the number %s', (typed, right) => {
  expect(tidyTelephone(typed)).toBe(right);
  expect(isTelephone(right)).toBe(true);
  expect(dialledTelephone(typed)).toMatch(/^\+?\d+$/);
});

test.each(noTelephones)('“%s” is no number', (typed) => {
  expect(isTelephone(tidyTelephone(typed))).toBe(false);
});

test('a number is dialled without what is said only at home', () => {
  expect(dialledTelephone('+49 (0)711 / 189-30')).toBe('+4971118930');
});
