import { expect, test } from 'vitest';
import { searchResult } from './search-result.ts';

const site = { brandName: 'VfB', title: 'Identität und Design', description: 'Wie der Verein aussieht.' };

const german = (title: string, description: string) => {
  const result = searchResult({ title, description, site });
  return { ...result, advice: result.advice.map(({ de }) => de) };
};

test('names the page as its head does', () => {
  expect(german('Stra\u00ADtegie', 'x'.repeat(80)).title).toBe('Strategie – VfB Identität und Design');
  expect(german('Identität und Design', 'x'.repeat(80)).title).toBe('Identität und Design – VfB');
  expect(searchResult({ title: 'Strategie', description: '', site: undefined }).title).toBe('Strategie');
});

test('says nothing about what fits', () => {
  expect(german('Strategie', 'Woher der Ring kommt, was er verbindet und wohin er führt.').advice).toEqual(
    [],
  );
});

test('shows the site’s description where there is none', () => {
  const { shownDescription, advice } = german('Strategie', ' ');
  expect(shownDescription).toBe('Wie der Verein aussieht.');
  expect(advice).toEqual([expect.stringContaining('Ohne eigene Beschreibung')]);
});

test('ends what is too long at a word, and says by how much', () => {
  const { shownTitle, title, shownDescription, advice } = german(
    'Vereinsfarbenverwendungsvorschriften für Plakate',
    'Wort '.repeat(40).trim(),
  );
  expect(title).toHaveLength(75);
  expect(shownTitle).toBe('Vereinsfarbenverwendungsvorschriften für Plakate – VfB …');
  expect(shownDescription).toMatch(/Wort …$/);
  expect(shownDescription.length).toBeLessThanOrEqual(157);
  expect(advice).toEqual([
    expect.stringContaining('75 Zeichen; gezeigt werden etwa 60'),
    expect.stringContaining('199 Zeichen; gezeigt werden etwa 155'),
  ]);
});

test('says what room is left', () => {
  expect(german('Strategie', 'Der Ring.').advice).toEqual([expect.stringContaining('9 Zeichen')]);
});

test('cuts a word that never ends', () => {
  expect(german('x'.repeat(100), '').shownTitle).toBe(`${'x'.repeat(60)} …`);
});
