import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { answersTo } from './entry-filter.ts';
import { valueAnswers } from './value-answers.ts';

const first = (query: string, locale: 'de' | 'en' = 'de', record = brand) =>
  answersTo(query, valueAnswers(record, locale)).map(({ title, value }) => `${title}: ${value}`);

it.each([
  ['rot hex', 'Ring, Hex: #DA0024'],
  ['#DA0024', 'Ring, Hex: #DA0024'],
  ['da0024', 'Ring, Hex: #DA0024'],
  ['schutzraum', 'Schutzraum, Wortmarke: 25\u00A0% der Höhe'],
  ['mindestgröße druck zeichen', 'Mindestgröße, Zeichen, Druck: 5\u00A0mm'],
  ['--space-3', '--space-3: 1.5rem'],
  ['knopf', 'Bedienelemente: /demo/ui'],
])('answers “%s”', (query, answer) => {
  expect(first(query)[0]).toBe(answer);
});

it('answers in English as well, and by the German name', () => {
  expect(first('red hex', 'en')[0]).toBe('Ring, Hex: #DA0024');
  expect(first('weiß hex', 'en')[0]).toBe('White, Hex: #FFFFFF');
});

it('calls a colour what it is, whatever part it plays', () => {
  const green = structuredClone(brand);
  green.colors.ring.hex = '#007A33';
  expect(first('grün hex', 'de', green)[0]).toBe('Ring, Hex: #007A33');
  expect(first('rot ring hex', 'de', green)).not.toContain('Ring, Hex: #007A33');
});

it.each(['', 'x', ' ', 'gibt es nicht'])('has nothing to say to “%s”', (query) => {
  expect(first(query)).toEqual([]);
});
