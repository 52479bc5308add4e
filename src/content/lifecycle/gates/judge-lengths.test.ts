import { expect, test } from 'vitest';
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

test('of a description it says how long it is, and what room there is', () => {
  const said = (description: string) =>
    judgeLengths({ locale: 'de', title: 'Strategie', description }, false).map(({ message }) => message.de);
  expect(said('Der Ring.')).toEqual([expect.stringContaining('9 Zeichen; Platz ist für etwa 155')]);
  expect(said('x'.repeat(156))).toEqual([expect.stringContaining('156 Zeichen; gezeigt werden etwa 155')]);
});
