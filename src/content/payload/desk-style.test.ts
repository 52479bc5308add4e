import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { contrastRatio } from '#brand/contrast.ts';
import { deskColors, deskStyle, type Theme } from './desk-style.ts';

const themes: readonly Theme[] = ['light', 'dark'];

test.each(themes)('type can be read on all grounds of the admin, %s', (theme) => {
  const colors = deskColors(brand, theme);
  const color = (name: string) => colors.get(`--theme-${name}`) ?? '';
  for (const ground of [0, 50, 100])
    for (const step of [400, 450, 500, 550, 600, 650, 700, 750, 800, 1000])
      expect(
        contrastRatio(color(`elevation-${step}`), color(`elevation-${ground}`)),
        `${step} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
  for (const step of [400, 500, 550, 600])
    expect(contrastRatio(color(`error-${step}`), color('elevation-0')), `${step}`).toBeGreaterThanOrEqual(
      4.5,
    );
});

test('the admin follows a changed identity', () => {
  const ring = { ...brand.colors.ring, hex: '#0B3D91' };
  const changed = deskStyle({ ...brand, colors: { ...brand.colors, ring } });
  expect(changed).toContain('#0b3d91');
  expect(changed.toLowerCase()).not.toContain(brand.colors.ring.hex.toLowerCase());
});

test('the grounds are those of the record', () => {
  expect(deskColors(brand, 'light').get('--theme-elevation-0')).toBe(brand.colors.white.hex.toLowerCase());
  expect(deskColors(brand, 'dark').get('--theme-elevation-0')).toBe(brand.colors.night.hex.toLowerCase());
  expect(deskColors(brand, 'light').get('--theme-error-500')).toBe(brand.colors.ring.hex.toLowerCase());
});
