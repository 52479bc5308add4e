import { expect, test } from 'vitest';
import { plainCode } from './code.ts';

test.each([
  ['9x3k-v7qd', '9X3KV7QD'],
  ['9X3K\u2011V7QD', '9X3KV7QD'],
  ['9X3K\u00A0–\u00A0V7QD\u200B', '9X3KV7QD'],
  ['９Ｘ３Ｋ Ｖ７ＱＤ', '9X3KV7QD'],
  ['9Х3К.V7QD', '9X3KV7QD'],
  ['9Χ3Κ_V7QD', '9X3KV7QD'],
  ['٩X٣K V٧QD', '9X3KV7QD'],
])('“%s” is the code %s', (typed, code) => {
  expect(plainCode(typed)).toBe(code);
});
