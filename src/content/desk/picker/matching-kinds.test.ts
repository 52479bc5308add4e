import { expect, test } from 'vitest';
import { blockKindNames, blockKinds } from '#blocks/kinds.ts';
import { matchingKinds } from './matching-kinds.ts';

const kinds = blockKindNames.map((kind) => blockKinds[kind]);

test.each([
  ['Foto', 'Bild, Film oder Ton'],
  ['slider', 'Galerie'],
  ['Umfrage', 'Abstimmung'],
  ['hero', 'Auftakt'],
  ['headline', 'Überschrift'],
  ['uberschrift', 'Überschrift'],
  ['FAQ', 'Akkordeon'],
  ['Impressum', 'Vereinsangaben'],
  ['youtube', 'Film'],
  ['film ton', 'Bild, Film oder Ton'],
])('%s finds %s', (typed, label) => {
  expect(matchingKinds(kinds, typed, 'de')).toContain(label);
});

test('an editor in English finds the same by the same words', () => {
  expect(matchingKinds(kinds, 'Umfrage', 'en')).toContain('Poll');
  expect(matchingKinds(kinds, 'survey', 'en')).toContain('Poll');
});

test('nothing typed finds all, and nonsense none', () => {
  expect(matchingKinds(kinds, ' ', 'de').size).toBe(kinds.length);
  expect(matchingKinds(kinds, 'Hologramm', 'de').size).toBe(0);
});

test('every kind is called something else, too, in both languages, and not what it is called anyway', () => {
  for (const { label, alsoCalled } of kinds) {
    for (const language of ['de', 'en'] as const) {
      const others = alsoCalled[language].split(', ');
      expect(others.length, label[language]).toBeGreaterThan(1);
      expect(new Set(others).size, label[language]).toBe(others.length);
      expect(others, label[language]).not.toContain(label[language]);
    }
  }
});
