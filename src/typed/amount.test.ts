import { expect, test } from 'vitest';
import { formatAmount, parseAmount } from './amount.ts';

test.each([
  ['24,90', 24.9],
  ['24.90', 24.9],
  ['24,9', 24.9],
  [' 24,90 € ', 24.9],
  ['€24.90', 24.9],
  ['EUR 24,90', 24.9],
  ['20,–', 20],
  ['20,-', 20],
  ['89', 89],
  ['0', 0],
  ['1.299,90', 1299.9],
  ['1,299.90', 1299.9],
  ['1 299,90', 1299.9],
  ['24,90\u202FEuro', 24.9],
  ['\u202D24,90\u202C', 24.9],
  ['２４,９０', 24.9],
  ['1.299', 1299],
  ['1,299', 1299],
  ['1’299.90', 1299.9],
  ['12.345.678', 12345678],
])('“%s” is the amount %d in either language', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each([
  '',
  ' ',
  'viel',
  '-5',
  '24,',
  ',90',
  '24,,90',
  '24.901,5.0',
  '1.2.3',
  '12.34,567',
  '24,9012',
  '1e5',
])('“%s” is no amount', (typed) => {
  expect(parseAmount(typed)).toBeUndefined();
});

test('an amount is shown as its editor writes it, and read again it is the same', () => {
  expect(formatAmount(24.9, 'de')).toBe('24,90');
  expect(formatAmount(24.9, 'en')).toBe('24.90');
  expect(formatAmount(1299, 'de')).toBe('1299');
  for (const language of ['de', 'en'] as const)
    for (const amount of [0, 0.05, 24.9, 1299.99])
      expect(parseAmount(formatAmount(amount, language))).toBe(amount);
});
