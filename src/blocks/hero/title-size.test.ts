import { describe, expect, it } from 'vitest';
import { lineLengthFor, lowField, tallField, wideField } from './title-size.ts';

describe('the length of a title’s lines', () => {
  it('is never shorter than the longest piece that can’t break', () => {
    expect(lineLengthFor('Nach vorn.', wideField).length).toBeGreaterThan(3.27);
    const compound = 'Mit\u00ADglieder\u00ADversammlungs\u00ADprotokoll';
    expect(lineLengthFor(compound, tallField).length).toBeGreaterThan(10);
  });

  it('grows until the lines fit the height of the field', () => {
    const title = 'What is left of a match day once all that is loud about it has gone home?';
    expect(lineLengthFor(title, lowField).length).toBeGreaterThan(lineLengthFor(title, wideField).length);
  });

  it('names steps whose product is the length', () => {
    const factors: Readonly<Record<string, number>> = { a: 1, b: 2, c: 4, d: 8, e: 16 };
    for (const title of ['f', 'VfB', 'Nach vorn.', 'Ein Band, ein Hemd', 'x'.repeat(120)]) {
      const { length, steps } = lineLengthFor(title, wideField);
      const power = steps.split(' ').reduce((sum, name) => sum + (factors[name] ?? 0), 0);
      expect(1.6 * 1.09 ** power).toBeCloseTo(length);
    }
  });
});
