import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoloredName } from '#brand/recolored-name.ts';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import type { MediaSource } from './media-sources.ts';
import { recoloredPictures } from './recolored-pictures.ts';

const from = '#DA0024';
const to = '#0057B8';

/** One pixel per colour: the ring, its shade, black, grey, white, the ring half mixed with white, and sand. */
const colors = [
  [0xda, 0x00, 0x24],
  [0x6d, 0x00, 0x12],
  [0, 0, 0],
  [128, 128, 128],
  [255, 255, 255],
  [236, 128, 146],
  [0xf5, 0xf2, 0xed],
];
const expected = [
  [0x00, 0x57, 0xb8],
  [0x00, 0x2c, 0x5c],
  [0, 0, 0],
  [128, 128, 128],
  [255, 255, 255],
  [127, 171, 220],
  [0xf5, 0xf2, 0xed],
];

let directory: string;
let asked: string[];

const elsewhere: MediaSource = async (name) => {
  asked.push(name);
  if (!name.startsWith('ring.')) return undefined;
  const pixels = Buffer.from(colors.flat());
  const drawn = sharp(pixels, { raw: { width: colors.length, height: 1, channels: 3 } });
  const format = name.endsWith('.webp') ? drawn.webp({ lossless: true }) : drawn.png();
  return { body: Readable.from([await format.toBuffer()]), bytes: undefined };
};

async function pixelsOf(name: string): Promise<number[][]> {
  const found = await recoloredPictures(elsewhere, directory)(name);
  if (!found) throw new Error(`There is no ${name}.`);
  const { data, info } = await sharp(await buffer(found.body))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, index) => [...data.subarray(3 * index, 3 * index + 3)]);
}

function expectAlike(pixels: number[][], wanted: number[][], tolerance: number): void {
  const off = pixels.flat().map((value, index) => Math.abs(value - (wanted.flat()[index] ?? Number.NaN)));
  expect(Math.max(...off), JSON.stringify(pixels)).toBeLessThanOrEqual(tolerance);
}

beforeEach(() => {
  directory = directoryForTest();
  asked = [];
});

describe('a picture in another colour', () => {
  it('has it where the old one was, shaded and mixed alike, and leaves black, white and greys', async () => {
    expectAlike(await pixelsOf(recoloredName({ original: 'ring.png', from, to })), expected, 3);
  });

  it('is made of what lies on this machine, without asking anybody', async () => {
    const file = await elsewhere('ring.png');
    if (file) writeFileSync(join(directory, 'ring.png'), await buffer(file.body));
    asked = [];
    expectAlike(await pixelsOf(recoloredName({ original: 'ring.png', from, to })), expected, 3);
    expect(asked).toEqual([]);
  });

  it('keeps its format', async () => {
    const found = await recoloredPictures(
      elsewhere,
      directory,
    )(recoloredName({ original: 'ring.webp', from, to }));
    expect((await sharp(found && (await buffer(found.body))).metadata()).format).toBe('webp');
  });

  it('is missing where the file is, and every other name is asked for as it is', async () => {
    const read = recoloredPictures(elsewhere, directory);
    expect(await read(recoloredName({ original: 'other.png', from, to }))).toBeUndefined();
    await read('ring.png');
    await read('ring.png.recolored-red-blue.png');
    expect(asked).toEqual(['other.png', 'ring.png', 'ring.png.recolored-red-blue.png']);
  });

  it('that can’t be read fails, and does not keep the next one from being made', async () => {
    writeFileSync(join(directory, 'broken.png'), 'no picture');
    const read = recoloredPictures(elsewhere, directory);
    const broken = read(recoloredName({ original: 'broken.png', from, to }));
    const next = read(recoloredName({ original: 'ring.png', from, to }));
    await expect(broken).rejects.toThrow();
    expect(await next).toBeDefined();
  });
});
