import { describe, expect, it } from 'vitest';
import { bandHeightAt, fitTwoLines, lengthOf, wideningLetters } from './widths.ts';

describe('wideningLetters', () => {
  it('goes from the narrowest step to the widest', () => {
    expect(wideningLetters('Wie?').map(({ step }) => step)).toEqual([0, 3, 5, 8]);
  });

  it('sets a single letter as wide as can be', () => {
    expect(wideningLetters('O')).toEqual([{ sign: 'O', step: 8 }]);
  });
});

describe('lengthOf', () => {
  it('is longer for the same letters set wider', () => {
    const at = (step: number) => lengthOf([...'Ring'].map((sign) => ({ sign, step })));
    expect(at(8)).toBeGreaterThan(at(4));
    expect(at(4)).toBeGreaterThan(at(0));
  });
});

describe('bandHeightAt', () => {
  it('grows by the same factor from 4 to 30 centimetres', () => {
    expect([0, 1, 2].map((index) => bandHeightAt(index, 3))).toEqual([36, 99, 270]);
  });
});

describe('fitTwoLines', () => {
  it('sets a short question in wide letters', () => {
    expect(fitTwoLines('Was tragen wir morgen?')).toEqual({ size: 12, step: 8 });
  });

  it('keeps a longer one large by narrower letters', () => {
    expect(fitTwoLines('What do we wear tomorrow?')).toMatchObject({ step: 4 });
  });

  it('says nothing about a word that never fits', () => {
    expect(fitTwoLines('Mitgliederversammlungsvorbereitungsgruppe?')).toBeUndefined();
  });
});
