import { expect, test } from 'vitest';
import { searchResult } from '#content/search-preview/search-result.ts';
import { judgeLengths } from './judge-lengths.ts';

const judged = (title: string, description: string, isHidden = false) =>
  judgeLengths({ locale: 'de', title, description }, isHidden).map(({ severity, path }) => [severity, path]);

test('what fits is fine, and so is a description that is the site’s', () => {
  expect(judged('x'.repeat(60), 'x'.repeat(155))).toEqual([]);
  expect(judged('Stra\u00ADtegie', '')).toEqual([]);
});

test('what is cut off is a warning at its field', () => {
  expect(judged('x'.repeat(61), 'x'.repeat(156))).toEqual([
    ['warning', 'title'],
    ['warning', 'seo.description'],
  ]);
  expect(judged('x'.repeat(61), 'x', true)).toEqual([]);
});

test('of a description the gate says what the preview does', () => {
  for (const description of ['Der Ring.', 'x'.repeat(156)]) {
    const { advice } = searchResult({ title: 'Strategie', description, site: undefined });
    const [finding] = judgeLengths({ locale: 'de', title: 'Strategie', description }, false);
    expect(advice).toEqual([finding?.message]);
  }
});
