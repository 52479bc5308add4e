import { expect, test } from 'vitest';
import { formatNumber, parseNumber } from './number.ts';

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  [',5', 0.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['62', 62],
  ['62 %', 62],
  [' 12,5 % ', 12.5],
  ['-0,5', -0.5],
  ['−2', -2],
  ['1.299,5', 1299.5],
  ['1,299.5', 1299.5],
  ['1 299,5', 1299.5],
  ['1\u2009299,5', 1299.5],
  ['\u200E−2', -2],
  ['６２', 62],
  ['12.345.678', 12345678],
])('“%s” is %d in either language', (typed, number) => {
  expect(parseNumber(typed, 'de')).toBe(number);
  expect(parseNumber(typed, 'en')).toBe(number);
});

test('three digits behind the language’s own sign are thousands, behind the other one a fraction', () => {
  expect([parseNumber('1.500', 'de'), parseNumber('1,500', 'de')]).toEqual([1500, 1.5]);
  expect([parseNumber('1,500', 'en'), parseNumber('1.500', 'en')]).toEqual([1500, 1.5]);
});

test.each(['', ' ', 'viel', '1,', '1,,5', '1.2.3', '1,2.3.4', '1e5', '--1', '1.2345.6,7'])(
  '“%s” is none',
  (typed) => {
    expect(parseNumber(typed, 'de')).toBeUndefined();
  },
);

test('a number is shown as its editor writes it, and read again it is the same', () => {
  expect(formatNumber(0.125, 'de')).toBe('0,125');
  expect(formatNumber(1.5, 'en')).toBe('1.5');
  for (const language of ['de', 'en'] as const)
    for (const number of [0, 0.05, -1.5, 62, 1000, 1299.125])
      expect(parseNumber(formatNumber(number, language), language)).toBe(number);
});
