import { describe, expect, test } from 'vitest';
import { type LinkLists, moveProblem, placeAt } from './link-lists.ts';

describe('what is held over lists of links', () => {
  const row = (top: number) => ({ top, bottom: top + 40 });
  const lists = [
    { list: 'navigation', top: 100, bottom: 300, rows: [row(150), row(200)] },
    { list: 'footer', top: 330, bottom: 450, rows: [] },
  ];

  test.each([
    [99, undefined],
    [100, { list: 'navigation', before: 0 }],
    [169, { list: 'navigation', before: 0 }],
    [171, { list: 'navigation', before: 1 }],
    [221, { list: 'navigation', before: 2 }],
    [300, { list: 'navigation', before: 2 }],
    [315, undefined],
    [400, { list: 'footer', before: 0 }],
    [451, undefined],
  ])('at %i px goes to %j', (y, place) => {
    expect(placeAt(lists, y)).toEqual(place);
  });
});

describe('a link', () => {
  const lists: LinkLists = {
    navigation: { name: { de: 'Navigation', en: 'Navigation' }, most: 6 },
    footer: { name: { de: 'Fußzeile', en: 'Footer' } },
    social: { name: { de: 'Soziale Netze', en: 'Social networks' }, isShared: true },
  };

  test('goes into another menu as long as there is room', () => {
    expect(moveProblem(lists, { from: 'footer', to: 'navigation', count: 5 })).toBeUndefined();
    expect(moveProblem(lists, { from: 'navigation', to: 'footer', count: 60 })).toBeUndefined();
    const full = moveProblem(lists, { from: 'footer', to: 'navigation', count: 6 });
    expect(full?.de).toContain('„Navigation“ ist voll: Mehr als 6 Links');
  });

  test.each([
    ['footer', 'social'],
    ['social', 'footer'],
  ])('of %s goes not into %s: one of them is the same in all languages', (from, to) => {
    expect(moveProblem(lists, { from, to, count: 0 })?.en).toContain('“Social networks” is the same');
  });
});
