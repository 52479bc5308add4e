import { expect, test } from 'vitest';
import { noPagePaths, pagePaths, titles } from '../../tests/support/foreign-spellings.ts';
import { shortSlugOf, typedPath } from './slug.ts';

test.each(titles)('“%s” is “%s” in addresses', (title, slug) => {
  expect(shortSlugOf(title, 60)).toBe(slug);
});

test('a name in an address ends with a letter, however short it has to be', () => {
  expect(shortSlugOf('Ein Abend', 4)).toBe('ein');
});

test.each(pagePaths)('“%s” is the path %s', (typed, path) => {
  expect(typedPath(typed)).toBe(path);
});

test.each(noPagePaths)('“%s” is no path', (typed) => {
  expect(typedPath(typed)).toBe(typed);
});
