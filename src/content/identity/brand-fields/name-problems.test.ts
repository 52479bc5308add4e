import { describe, expect, test } from 'vitest';
import { problemOfLine, problemOfName, tidyLine } from './name-problems.ts';

const name = { most: 40, isNeeded: true };
const claim = { most: 80, isNeeded: true };

describe('a name', () => {
  test.each([
    'VfB',
    'FC St. Pauli 1910',
    'Borussia M’gladbach',
    'Grün-Weiß',
    'SV 07 Elversberg',
    'A&O/X+Y',
    'Żółw',
  ])('%s is one', (text) => expect(problemOfName(text, name)).toBeUndefined());

  test.each([
    ['', /nicht leer/],
    ['   ', /nicht leer/],
    [undefined, /nicht leer/],
    [null, /nicht leer/],
    [17, /nicht leer/],
    ['x'.repeat(41), /Höchstens 40 Zeichen, im Moment 41\./],
    ['VfB<b>', /^„<“ geht hier nicht/],
    ['V"fB', /^„"“ geht hier nicht/],
    ['V|fB', /^„\|“ geht hier nicht/],
    ['V*fB*', /^„\*“ geht hier nicht/],
    ['Vf\u202EB', /^Das Zeichen U\+202E geht hier nicht/],
    ['Vf\u200BB', /^Das Zeichen U\+200B geht hier nicht/],
    ['Zwei\nZeilen', /^Das Zeichen U\+000A geht hier nicht/],
    ['Ball ⚽', /^„⚽“ geht hier nicht/],
    ['- & -', /kein einziger Buchstabe/],
  ])('%j is none, and why is said', (text, said) => {
    expect(problemOfName(text, name)?.de).toMatch(said);
    expect(problemOfName(text, name)?.en).toBeTruthy();
  });

  test('that isn’t needed may be missing', () => {
    expect(problemOfName('', { most: 12, isNeeded: false })).toBeUndefined();
    expect(problemOfName('Sportvereinigung', { most: 12, isNeeded: false })?.en).toBe(
      '12 characters at most, at the moment 16.',
    );
  });
});

describe('a line', () => {
  test.each(['Zusammen voran', 'Nie <zweite> Liga!', 'Heim\u00ADspiel, 1:0', 'Ein\u00A0Verein'])(
    '%j is one',
    (text) => expect(problemOfLine(text, claim)).toBeUndefined(),
  );

  test.each(['', 'Zwei\nZeilen', 'Zwei\u2028Zeilen', 'rück\u202Ewärts', 'null\u0000', '!?', 'x'.repeat(81)])(
    '%j is none',
    (text) => expect(problemOfLine(text, claim)).toBeDefined(),
  );
});

test('what is kept has no space that nobody sees', () => {
  expect(tidyLine('  Gru\u0308n   Weiß ')).toBe('Grün Weiß');
});
