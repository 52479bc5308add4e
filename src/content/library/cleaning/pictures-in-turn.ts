import sharp, { type Sharp } from 'sharp';
import { Semaphore } from '#limits/semaphore.ts';
import { hasHalvedColors } from './jpeg.ts';

const oneAtATime = new Semaphore({ atOnce: 1 });
let semaphore = oneAtATime;

/** From this size in bytes a file is treated as a camera's picture. */
const large = 4 * 1024 * 1024;

// Decoded data is never reused.
sharp.cache(false);

/**
 * Sharp, limited to one picture at a time. Payload renders all sizes of an upload at once, which took twice the
 * memory and all of Node's file system threads.
 */
export function pictureInTurn(...[input, options]: Parameters<typeof sharp>): Sharp {
  if (!Buffer.isBuffer(input) || input.length < large) return inTurn(sharp(input, options));
  // A clone copies its input unless that is shared memory.
  const bytes = Buffer.from(new SharedArrayBuffer(input.length));
  input.copy(bytes);
  // With optimised coding a JPEG is held in memory twice: 160 MB for 24 megapixels. Visitors only get the sizes made
  // from it.
  const picture = sharp(bytes, options).jpeg({ optimiseCoding: false, force: false });
  return inTurn(hasHalvedColors(bytes) ? withHalvedColors(picture) : picture);
}

/**
 * A picture with one frame, in a format that the library takes. Payload would draw all frames one below the other in formats that can't move, and motion
 * is for films, which visitors can stop.
 */
export async function withoutMotion(data: Buffer, kind: string): Promise<Buffer> {
  const { pages = 1 } = await sharp(data).metadata();
  if (pages === 1 && kind !== 'image/apng' && kind !== 'image/gif') return data;
  return inTurn(sharp(data)).autoOrient().webp({ lossless: true, effort: 0 }).toBuffer();
}

/** Encodes two sizes at a time until the work is done. Only for seeding, when nothing else needs the memory. */
export async function drawingTwoAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  semaphore = new Semaphore({ atOnce: 2 });
  try {
    return await work();
  } finally {
    semaphore = oneAtATime;
  }
}

/** A clone is another object and queues as well. */
function inTurn(picture: Sharp): Sharp {
  const [toBuffer, clone] = [picture.toBuffer.bind(picture), picture.clone.bind(picture)];
  return Object.assign(picture, {
    toBuffer: (...asked: Parameters<typeof toBuffer>) => semaphore.run(() => toBuffer(...asked)),
    clone: () => inTurn(clone()),
  });
}

/**
 * Chroma subsampling in AVIF, too; WebP always has it. Drawings keep full chroma: red letters on black would blur. In
 * a camera's photo nobody sees the difference, and at 2,400 px the encoder needs 85 MB instead of 130.
 */
function withHalvedColors(picture: Sharp): Sharp {
  const [toFormat, clone] = [picture.toFormat.bind(picture), picture.clone.bind(picture)];
  return Object.assign(picture, {
    toFormat: (...[format, options]: Parameters<typeof toFormat>) =>
      toFormat(format, format === 'avif' ? { ...options, chromaSubsampling: '4:2:0' } : options),
    clone: () => withHalvedColors(clone()),
  });
}
