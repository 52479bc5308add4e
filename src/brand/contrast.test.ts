import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { colorPairs, colors, tokensToCss } from './tokens.ts';

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
  test.each(colorPairs)('$usedFor: $text on $ground reaches $atLeast', ({ text, ground, atLeast }) => {
    expect(contrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(atLeast);
  });
});

test('tokens.css is what tokens.ts says', async () => {
  const written = await readFile(new URL('tokens.css', import.meta.url), 'utf8');
  expect(written).toContain(tokensToCss());
});
