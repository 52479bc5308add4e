import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import {
  drawnByGhostscript,
  ghostscriptIsMissing,
  paletteReadByPillow,
  pillowIsMissing,
  platesByGhostscript,
  readByPillow,
} from '../../../tests/support/foreign-readers.ts';
import { BrandFiles } from './brand-files.ts';

/* Files written with a library are read with another program: a file that only its writer can read is
   broken. */

const files = new BrandFiles(brand, 'https://example.org');

async function logo(name: string, height?: number): Promise<Buffer> {
  const read = await files.logos.read(name, height === undefined ? undefined : String(height), '');
  if (!read || !('bytes' in read)) throw new Error(`There is no ${name}.`);
  return read.bytes;
}

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The share of pixels with this colour, from 0 to 1. */
function shareOf(pixels: Buffer, channels: number, hex: string): number {
  const wanted = rgbOf(hex);
  let count = 0;
  for (let at = 0; at < pixels.length; at += channels)
    if (wanted.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) <= 1)) count += 1;
  return (count * channels) / pixels.length;
}

describe.skipIf(ghostscriptIsMissing)('for Ghostscript', () => {
  test.each(['wordmark-on-white', 'symbol-in-black'])(
    '%s as PDF and EPS is the same drawing at any size',
    async (name) => {
      const [ring, ink] = name.endsWith('black')
        ? ['#000000']
        : [brand.colors.ring.hex, brand.colors.ink.hex];
      // Embedded bitmaps would show blurred edges at the second size.
      for (const format of ['pdf', 'eps'])
        for (const scale of [1, 4]) {
          const drawn = await sharp(drawnByGhostscript(await logo(`${name}.${format}`), scale))
            .raw()
            .toBuffer({ resolveWithObject: true });
          const { width, height, channels } = drawn.info;
          const own = await sharp(await logo(`${name}.png`, height))
            .flatten({ background: '#FFF' })
            .raw()
            .toBuffer({ resolveWithObject: true });
          expect([width, height]).toEqual([own.info.width, own.info.height]);
          for (const hex of [ring, ink])
            if (hex)
              expect(shareOf(drawn.data, channels, hex), `${hex} in ${format}`).toBeCloseTo(
                shareOf(own.data, own.info.channels, hex),
                2,
              );
          let apart = 0;
          for (let at = 0; at < drawn.data.length; at += channels)
            if (Math.abs((drawn.data[at] ?? 0) - (own.data[at] ?? 0)) > 128) apart += 1;
          expect((apart * channels) / drawn.data.length, `${format} at ${scale}`).toBeLessThan(0.002);
        }
    },
  );
});

describe.skipIf(ghostscriptIsMissing)('on a press, by Ghostscript’s plates,', () => {
  const agreed = structuredClone(brand);
  agreed.colors.ring.given = { spot: 'HKS 14', cmyk: [0, 100, 90, 5] };
  agreed.colors.ink.given = { cmyk: [0, 0, 0, 100] };
  agreed.colors['ring-bright'].given = { spot: 'Pantone 1787 C' };
  const logos = new BrandFiles(agreed, 'https://example.org').logos;
  const platesOf = async (name: string) => {
    const file = await logos.read(name, undefined, '');
    if (!file || !('bytes' in file)) throw new Error(`There is no ${name}.`);
    return platesByGhostscript(file.bytes);
  };

  test.each(['pdf', 'eps'])(
    'as %s a logo has the agreed inks, and one colour is one plate',
    async (format) => {
      expect([...(await platesOf(`wordmark-on-white.${format}`)).keys()].sort()).toEqual(['Black', 'HKS 14']);
      expect([...(await platesOf(`symbol-on-sand.${format}`)).keys()].sort()).toEqual(['Black', 'HKS 14']);
      expect([...(await platesOf(`symbol-on-night.${format}`)).keys()]).toEqual(['Pantone 1787 C']);
      expect([...(await platesOf(`wordmark-in-black.${format}`)).keys()]).toEqual(['Black']);
      expect([...(await platesOf(`symbol-in-white.${format}`)).keys()]).toEqual([]);
      const [[, black = 0] = [], [, ring = 0] = []] = await platesOf(`wordmark-on-white.${format}`);
      expect(black, 'two letters of three').toBeGreaterThan(ring);
      expect(ring).toBeGreaterThan(0.03);
    },
  );
});

describe.skipIf(pillowIsMissing)('for Pillow', () => {
  test.each(['png', 'webp'])(
    'a drawn logo as %s is as tall as asked, clear, and in the record’s colours',
    async (format) => {
      for (const height of [16, 512]) {
        const bytes = await logo(`wordmark-on-white.${format}`, height);
        const { pictures, ...read } = readByPillow(bytes);
        expect(read.format).toBe(format.toUpperCase());
        const [picture] = pictures;
        expect([picture?.width, picture?.height]).toEqual([3 * height, height]);
        expect(picture?.rgba[3], 'the first dot is clear').toBe(0);
        const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
        expect(info.channels).toBe(4);
        if (format === 'png') expect(picture?.rgba.equals(data), 'every dot').toBe(true);
        if (height > 100 && picture)
          expect(shareOf(picture.rgba, 4, brand.colors.ring.hex)).toBeGreaterThan(0.01);
      }
    },
  );

  test('an icon holds the mark in three sizes', async () => {
    const { format, pictures } = readByPillow(await logo('symbol-on-white.ico'));
    expect(format).toBe('ICO');
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
    for (const { rgba } of pictures) expect(shareOf(rgba, 4, brand.colors.ring.hex)).toBeGreaterThan(0.05);
  });

  test('tokens.gpl has every colour', async () => {
    const palette = await files.tokens('tokens.gpl');
    const hexes = Object.values(brand.colors).map(({ hex }) => hex);
    const read = paletteReadByPillow(palette?.bytes.identity ?? Buffer.alloc(0));
    // Versions of Pillow put a different number of greys before the first.
    expect(JSON.stringify(read)).toContain(JSON.stringify(hexes.map(rgbOf)).slice(1, -1));
  });
});
