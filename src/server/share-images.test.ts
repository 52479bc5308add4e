import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareImageOf } from '#fields/share-image.ts';
import { shareFacts } from '#pages/share-facts.ts';
import type { MediaSource } from './media-sources.ts';
import { shareImages } from './share-images.ts';

type Color = [red: number, green: number, blue: number];

const [red, green, blue, sand]: Color[] = [
  [180, 80, 80],
  [90, 150, 100],
  [90, 100, 150],
  [220, 200, 150],
];

/** A quarter in each colour, from the upper left. */
function quarters(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = y < height / 2 ? (x < width / 2 ? red : green) : x < width / 2 ? blue : sand;
      pixels.set(color ?? [], 3 * (y * width + x));
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const noise = { type: 'gaussian' as const, mean: 128, sigma: 80 };
const loud = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'white', noise } });
const svg = (shapes: string, size = 'width="40" height="30" viewBox="0 0 40 30"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`);
const disc = (fill: string) => svg(`<circle cx="20" cy="15" r="15" fill="${fill}"/>`);

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'heimspiel-share-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const nowhere: MediaSource = async () => undefined;

async function shared(original: Buffer, focal = { x: 50, y: 50 }) {
  writeFileSync(join(directory, 'picture.bin'), original);
  const { src } = shareImageOf({
    id: '1',
    type: 'image',
    src: '/media/picture.bin',
    mimeType: '',
    size: 0,
    alt: '',
    focal,
    sources: [],
  });
  const found = await shareImages(nowhere, directory)(src.slice('/media/'.length));
  if (!found) throw new Error('It is missing.');
  const bytes = await buffer(found.body);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const start = (Math.round(y * 629) * info.width + Math.round(x * 1199)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return { bytes, metadata: await sharp(bytes).metadata(), colorAt };
}

function expectColor(shown: number[], [r, g, b]: Color, tolerance: number): void {
  const off = Math.max(...[r, g, b].map((value, channel) => Math.abs(value - (shown[channel] ?? -1000))));
  expect(off, `${shown} instead of ${[r, g, b]}`).toBeLessThanOrEqual(tolerance);
}

test('the text of a drawing is in our face on any machine, without boxes', async () => {
  const text = (words: string, family: string) =>
    shared(svg(`<text x="2" y="20" font-size="9" font-family="${family}">${words}</text>`));
  const { bytes } = await text('Łódź', 'Arial');
  expect((await text('Łódź対⚽م', 'DejaVu Serif')).bytes.equals(bytes)).toBe(true);
  expect((await text('Ł', 'Arial')).bytes.equals(bytes)).toBe(false);
});

describe('a picture to share', () => {
  test.each<[name: string, made: () => Promise<Buffer>]>([
    ['a loud photograph of 12 megapixels', () => loud.clone().jpeg({ quality: 92 }).toBuffer()],
    ['WebP', () => quarters(1600, 900).webp().toBuffer()],
    ['AVIF', () => quarters(1200, 630).avif({ effort: 0 }).toBuffer()],
    ['PNG of 16 bits', () => quarters(640, 640).toColourspace('rgb16').png().toBuffer()],
    ['greys', () => quarters(900, 1600).greyscale().jpeg().toBuffer()],
    ['smaller than it is shown', () => quarters(30, 20).png().toBuffer()],
    ['a drawing', async () => disc('#c00')],
    ['a drawing without size', async () => svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 9 9"')],
    ['a drawing that is all ground', async () => svg('<path fill="#c00" d="M0 0h40v30H0z"/>')],
    ['a very wide drawing', async () => svg('<path d="M0 0h900v3z"/>', 'viewBox="0 0 900 3"')],
  ])('is a JPEG of 1200 × 630 below 300 kB: %s', async (_, made) => {
    const { bytes, metadata } = await shared(await made());
    const { format, width, height, space, hasAlpha, exif, icc } = metadata;
    expect({ format, width, height, space, hasAlpha, exif, icc }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      space: 'srgb',
      hasAlpha: false,
      exif: undefined,
      icc: undefined,
    });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test.each<[name: string, made: () => Promise<Buffer>, tolerance: number]>([
    ['in Display P3', () => quarters(800, 420).withIccProfile('p3').jpeg().toBuffer(), 8],
    ['in Display P3 as PNG', () => quarters(800, 420).withIccProfile('p3').png().toBuffer(), 8],
    [
      'in CMYK',
      () => quarters(800, 420).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
      30,
    ],
    [
      'lying on its side',
      () => quarters(800, 420).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      8,
    ],
    [
      'upside down as WebP',
      () => quarters(800, 420).rotate(180).withMetadata({ orientation: 3 }).webp().toBuffer(),
      8,
    ],
  ])('has the colours and the upper edge of its original: %s', async (_, made, tolerance) => {
    const { colorAt } = await shared(await made());
    for (const [x, y, color] of [
      [0.1, 0.1, red],
      [0.9, 0.1, green],
      [0.1, 0.9, blue],
      [0.9, 0.9, sand],
    ] as const)
      expectColor(colorAt(x, y), color ?? [0, 0, 0], tolerance);
  });

  test.each([
    ['upper', 10, red, red],
    ['middle', 50, red, blue],
    ['lower', 90, blue, blue],
  ] as const)('shows a photograph around its focal point: %s', async (_, y, top, bottom) => {
    const { colorAt } = await shared(await quarters(800, 2400).png().toBuffer(), { x: 50, y });
    expectColor(colorAt(0.1, 0.05), top ?? [0, 0, 0], 8);
    expectColor(colorAt(0.1, 0.95), bottom ?? [0, 0, 0], 8);
  });

  test.each([
    ['dark on white', '#222', [255, 255, 255], [34, 34, 34]],
    ['red on white', '#c00', [255, 255, 255], [204, 0, 0]],
    ['light on black', '#fff', [17, 17, 17], [255, 255, 255]],
  ] as const)('shows a drawing whole: %s', async (_, fill, ground, ink) => {
    const { colorAt } = await shared(disc(fill));
    for (const x of [0.01, 0.1, 0.9, 0.99]) expectColor(colorAt(x, 0.5), [...ground], 6);
    for (const y of [0.01, 0.1, 0.9, 0.99]) expectColor(colorAt(0.5, y), [...ground], 6);
    for (const y of [0.14, 0.5, 0.86]) expectColor(colorAt(0.5, y), [...ink], 6);
  });

  test('is described as what it is', async () => {
    const image = {
      src: '/media/a.png.share-50-50.jpg',
      alt: 'A',
      mimeType: 'image/jpeg',
      width: 1200,
      height: 630,
    };
    expect(shareFacts(image, 'https://club.example')).toEqual(
      expect.arrayContaining([
        ['og:image', 'https://club.example/media/a.png.share-50-50.jpg'],
        ['og:image:type', 'image/jpeg'],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
      ]),
    );
  });

  test('is missing where its original is, fails where that is broken, and leaves other names alone', async () => {
    const read = shareImages(nowhere, directory);
    expect(await read('gone.png.share-50-50.jpg')).toBeUndefined();
    expect(await read('picture.bin.share-x.jpg')).toBeUndefined();
    writeFileSync(join(directory, 'broken.png'), 'no picture');
    await expect(read('broken.png.share-50-50.jpg')).rejects.toThrow();
  });
});
