import { expect, test } from 'vitest';
import { titles } from '../../tests/support/foreign-spellings.ts';
import { plainLetters, shortSlugOf, slugOf } from './letters.ts';

test.each(titles)('“%s” is “%s” in addresses', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a name in an address ends with a letter, however short it has to be', () => {
  expect(shortSlugOf('Ein Abend', 4)).toBe('ein');
});

test('words are found by plain letters', () => {
  for (const typed of ['Überblick', 'U\u0308BERBLICK', 'uberblick', 'Über\u00ADblick'])
    expect(plainLetters(typed)).toBe('uberblick');
  expect(plainLetters('Łódź, ẞ')).toBe('lodz, ss');
});
