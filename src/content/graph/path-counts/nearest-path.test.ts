import { expect, test } from 'vitest';
import { nearestPath } from './nearest-path.ts';

const pages = ['/', '/strategie', '/verein', '/verein/vorstand', '/archiv/verein/vorstand', '/demo/poll'];

test.each([
  ['misspelt', '/stratgie', '/strategie'],
  ['in another language', '/strategy', '/strategie'],
  ['moved', '/mitglieder/ueber-uns/vorstand', '/verein/vorstand'],
  ['below a page that there is', '/verein/satzung-von-1904', '/verein'],
  ['a former website’s', '/verein/vorstand.php?id=7', '/verein/vorstand'],
  ['of nothing that there is', '/karten', undefined],
  ['too short to tell', '/ab', undefined],
])('what is %s leads to what is near', (_how, asked, page) => {
  expect(nearestPath(asked, pages)).toBe(page);
});

test('a thousand pages with long paths are looked through for a hundred paths', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `/${'lang-'.repeat(20)}${index}`);
  for (let index = 0; index < 100; index += 1)
    expect(nearestPath(`/${'lang-'.repeat(20)}x${index}`, many)).toBeDefined();
});
