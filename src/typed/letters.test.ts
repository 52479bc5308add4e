import { expect, test } from 'vitest';
import { plainLetters } from './letters.ts';

test('words are found by plain letters', () => {
  for (const typed of ['Überblick', 'U\u0308BERBLICK', 'uberblick', 'Über\u00ADblick'])
    expect(plainLetters(typed)).toBe('uberblick');
  expect(plainLetters('Łódź, ẞ')).toBe('lodz, ss');
});
