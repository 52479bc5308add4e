import { expect, test } from 'vitest';
import { inPlaces } from './count-up.ts';

test('a value takes the places of the figure it counts to', () => {
  expect(inPlaces('1.893', 42, 4)).toBe('0.042');
  expect(inPlaces('99,5', 7, 3)).toBe('00,7');
  expect(inPlaces('60\u202F449', 60449, 5)).toBe('60\u202F449');
});
