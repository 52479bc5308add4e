import { describe, expect, it } from 'vitest';
import { displayWidth } from '#ui/display-width.ts';
import {
  fillLetters,
  fillRound,
  hasTallLetters,
  phrasesWithin,
  roundLength,
  roundOfLength,
  sizeOfPhrase,
} from './runs.ts';

describe('a round of phrases', () => {
  it('is repeated until it is wider than the window', () => {
    expect(fillRound(['Und nochmal.', 'Von vorn.'])).toHaveLength(8);
    expect(fillRound([])).toEqual([]);
  });

  it('takes longer the longer it is', () => {
    expect(roundLength(['x'.repeat(71)])).toBe('');
    expect(roundLength(['x'.repeat(78)])).toBe('a');
    expect(roundLength(['x'.repeat(2000)])).toBe('a b c d e');
  });

  it('closes at exactly its length, with whole phrases only', () => {
    const { text, size } = roundOfLength(['Ein Ring läuft um.', 'Die Kurve singt.'], 1600, 60);
    expect(text).toBe('Ein Ring läuft um.\u2002Die Kurve singt.\u2002');
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThanOrEqual(75);
  });

  it('stands whole where it can’t run, in a smaller size if need be', () => {
    expect(sizeOfPhrase('Kurve', 700, 60)).toBe(60);
    const long = 'Eine Runde aus genau vierzig Buchstaben.';
    expect(sizeOfPhrase(long, 700, 60) * displayWidth(long)).toBeLessThanOrEqual(700);
  });

  it('holds as many phrases as there is room for, in their order', () => {
    const phrases = ['Eins.', 'Zwei.', 'Eine viel längere Drei.', 'Vier.'];
    const two = 'Eins.\u2002Zwei.';
    expect(phrasesWithin(phrases, displayWidth(two) * 60, 60)).toBe(two);
    expect(phrasesWithin(phrases, 10, 60)).toBe('Eins.');
    expect(phrasesWithin(phrases, 10_000, 60)).toContain('Vier.');
    expect(phrasesWithin(['Ein Ring, seit 1893,', 'ohne Bruch.'], 10, 60)).toBe('Ein Ring, seit 1893');
  });

  it.each([
    ['Über alle Straßen, für jeden Spieltag.', false],
    ['Ein Ring – „café“', false],
    ['Ůžasný', true],
    ['Şampiyon', true],
    ['Église', true],
    ['Ģ', true],
  ])('knows what is too tall for the band: %s', (phrase, isTall) => {
    expect(hasTallLetters(['Ein Ring', phrase])).toBe(isTall);
  });

  it('holds one phrase even where there is room for none', () => {
    expect(fillLetters(['A phrase that is far too long.'], 3)).toContain('far too long');
  });
});
