import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureInTurn } from './pictures-in-turn.ts';

const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
const create = { width: 2600, height: 1800, channels: 3 as const, background: 'white', noise };

/**
 * Drawn at this moment, in the whole process. Sharp counts what waits as well, but for an instant one that begins is in both
 * of its counters.
 */
function inHand(): number {
  return sharp.counters().process;
}

test('however many pictures and sizes are asked for, one is drawn at a time', async () => {
  const bytes = await sharp({ create }).jpeg({ quality: 98 }).toBuffer();
  // Both ways: a small file's, and a camera's.
  expect(bytes.length).toBeGreaterThan(4 * 1024 * 1024);
  const small = await sharp(bytes).resize({ width: 300 }).toBuffer();
  // What was drawn above, or by a test before this one, is counted for a moment longer.
  while (inHand() > 0) await nextTurn();
  const drawn = [bytes, small].flatMap((input) => {
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
