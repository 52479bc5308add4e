import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { colorPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast.ts';

describe('contrastRatio', () => {
  test('knows the two ends of the scale', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
    expect(contrastRatio('#DA0024', '#DA0024')).toBe(1);
  });

  test('does not care which colour comes first', () => {
    expect(contrastRatio('#F5F2ED', '#121212')).toBe(contrastRatio('#121212', '#F5F2ED'));
  });

  test('agrees with a published value', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  test('refuses what is no colour', () => {
    expect(() => contrastRatio('red', '#FFFFFF')).toThrow('"red" is not a colour');
  });
});

describe('the palette', () => {
  const { colors } = brand;
  test.each(colorPairs(brand))(
    '$usedFor.en: $text on $ground reaches $atLeast',
    ({ text, ground, atLeast }) => {
      expect(contrastRatio(colors[text].hex, colors[ground].hex)).toBeGreaterThanOrEqual(atLeast);
    },
  );
});
