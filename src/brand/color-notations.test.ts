import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { brandVersion } from './brand-version.server.ts';
import { colorNotations } from './color-notations.server.ts';

describe('colorNotations', () => {
  test('agrees with published values', () => {
    // Values for sRGB red and "rebeccapurple" from CSS Color 4.
    expect(colorNotations('#FF0000')).toMatchObject({
      rgb: 'rgb(255 0 0)',
      hsl: 'hsl(0 100% 50%)',
      oklch: 'oklch(62.8% 0.2577 29.23)',
      cmyk: [0, 100, 100, 0],
    });
    expect(colorNotations('#663399').hsl).toBe('hsl(270 50% 40%)');
  });

  test('gives greys no hue', () => {
    expect(colorNotations('#FFFFFF')).toMatchObject({ hsl: 'hsl(0 0% 100%)', oklch: 'oklch(100% 0 0)' });
    expect(colorNotations('#000000').cmyk).toEqual([0, 0, 0, 100]);
  });

  test('refuses what is no colour', () => {
    expect(() => colorNotations('ring')).toThrow('"ring" is not a colour.');
  });
});

test('a record’s version changes with any of its values, and with nothing else', () => {
  expect(brandVersion(structuredClone(brand))).toBe(brandVersion(brand));
  const changed = structuredClone(brand);
  changed.motion.durations.turn = 1.1;
  expect(brandVersion(changed)).not.toBe(brandVersion(brand));
});
