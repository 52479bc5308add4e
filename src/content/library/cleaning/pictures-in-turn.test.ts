import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureInTurn } from './pictures-in-turn.ts';

const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
const create = { width: 2600, height: 1800, channels: 3 as const, background: 'white', noise };
/** As a camera writes it, including chroma subsampling. */
const camera = await sharp({ create }).jpeg({ quality: 98 }).toBuffer();

/**
 * The number of pictures being rendered in the process. Sharp's other counter includes waiting ones, and a starting
 * one is briefly in both.
 */
function inHand(): number {
  return sharp.counters().process;
}

test('however many pictures and sizes are asked for, one is drawn at a time', async () => {
  // Both code paths: a small file and a camera's.
  expect(camera.length).toBeGreaterThan(4 * 1024 * 1024);
  const small = await sharp(camera).resize({ width: 300 }).toBuffer();
  // Pictures rendered before are counted for a moment longer.
  while (inHand() > 0) await nextTurn();
  const drawn = [camera, small].flatMap((input) => {
    const picture = pictureInTurn(input).rotate();
    const sizes = [40, 80, 120].map((width) => picture.clone().resize({ width }).webp());
    return [picture, ...sizes].map((one) => one.toBuffer({ resolveWithObject: true }));
  });
  let [most, isDone] = [0, false];
  const all = Promise.all(drawn).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    most = Math.max(most, inHand());
    await nextTurn();
  }
  expect(most).toBe(1);
  expect((await all).map(({ info }) => `${info.format} ${info.width}`)).toEqual([
    'jpeg 2600',
    'webp 40',
    'webp 80',
    'webp 120',
    'jpeg 300',
    'webp 40',
    'webp 80',
    'webp 120',
  ]);
});

test('of a camera’s picture, which has a colour for four pixels, AVIF has no more; of others it keeps each', async () => {
  const drawn = async (bytes: Buffer) => {
    const size = pictureInTurn(bytes).rotate().clone().resize({ width: 200 });
    return size.toFormat('avif', { effort: 0 }).toBuffer();
  };
  const other = await sharp(camera).jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer();
  expect(chromaOf(await drawn(camera))).toBe('4:2:0');
  expect(chromaOf(await drawn(other))).toBe('4:4:4');
});

test('whether a picture whose head is odd can be drawn is left to whoever draws it', async () => {
  const odd = Buffer.concat([camera.subarray(0, 2), Buffer.from([0, 0]), camera.subarray(2)]);
  const drawn = async (failOn: 'none' | 'warning') => {
    const { info } = await pictureInTurn(odd, { failOn })
      .resize({ width: 200 })
      .toBuffer({ resolveWithObject: true });
    return info.width;
  };
  expect(await drawn('none')).toBe(200);
  await expect(drawn('warning')).rejects.toThrow('Corrupt JPEG');
});

/** From the file's own header (`av1C`): two bits tell whether chroma is halved horizontally and vertically. */
function chromaOf(avif: Buffer): '4:2:0' | '4:4:4' {
  const head = avif.indexOf('av1C');
  expect(head).toBeGreaterThan(0);
  return ((avif[head + 6] ?? 0) & 0b1100) === 0b1100 ? '4:2:0' : '4:4:4';
}
