import sharp, { type Sharp } from 'sharp';
import { Turns } from '#content/turns.ts';
import { hasHalvedColors } from './jpeg.ts';

const oneAtATime = new Turns(1);
let turns = oneAtATime;

/** From this size on, in bytes, a file is taken for a camera's picture. */
const large = 4 * 1024 * 1024;

// What was decoded for one picture is of no use to the next.
sharp.cache(false);

/**
 * Sharp, drawing one picture at a time. Payload draws all sizes of an upload at once, which took twice the memory and every
 * thread that Node has for files.
 */
export function pictureInTurn(...[input, options]: Parameters<typeof sharp>): Sharp {
  if (!Buffer.isBuffer(input) || input.length < large) return inTurn(sharp(input, options));
  // A clone copies what it was given, unless that is memory which is shared.
  const bytes = Buffer.from(new SharedArrayBuffer(input.length));
  input.copy(bytes);
  // Best coded, a JPEG lies in memory as a whole, twice: 160 MB for 24 megapixels. Visitors are given the sizes made of it.
  const picture = sharp(bytes, options).jpeg({ optimiseCoding: false, force: false });
  return inTurn(hasHalvedColors(bytes) ? withHalvedColors(picture) : picture);
}

/** Draws two sizes at a time until the work is done: while an empty database is filled, nobody waits for anything else. */
export async function drawingTwoAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  turns = new Turns(2);
  try {
    return await work();
  } finally {
    turns = oneAtATime;
  }
}

/** A clone is another object, and takes its turn as well. */
function inTurn(picture: Sharp): Sharp {
  const [toBuffer, clone] = [picture.toBuffer.bind(picture), picture.clone.bind(picture)];
  return Object.assign(picture, {
    toBuffer: (...asked: Parameters<typeof toBuffer>) => turns.take(() => toBuffer(...asked)),
    clone: () => inTurn(clone()),
  });
}

/**
 * In AVIF, too, as in WebP, which has no other way. Drawings keep theirs at each pixel: red letters on black would blur.
 * Of a photograph that a camera took so nobody sees it, and at 2,400 px the coder does with 85 MB instead of 130.
 */
function withHalvedColors(picture: Sharp): Sharp {
  const [toFormat, clone] = [picture.toFormat.bind(picture), picture.clone.bind(picture)];
  return Object.assign(picture, {
    toFormat: (...[format, options]: Parameters<typeof toFormat>) =>
      toFormat(format, format === 'avif' ? { ...options, chromaSubsampling: '4:2:0' } : options),
    clone: () => withHalvedColors(clone()),
  });
}
