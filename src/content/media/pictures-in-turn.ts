import sharp, { type Sharp } from 'sharp';
import { Turns } from '#content/turns.ts';

const turns = new Turns(1);

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
  return inTurn(sharp(bytes, options).jpeg({ optimiseCoding: false, force: false }));
}

/** A clone is another object, and takes its turn as well. */
function inTurn(picture: Sharp): Sharp {
  const [toBuffer, clone] = [picture.toBuffer.bind(picture), picture.clone.bind(picture)];
  return Object.assign(picture, {
    toBuffer: (...asked: Parameters<typeof toBuffer>) => turns.take(() => toBuffer(...asked)),
    clone: () => inTurn(clone()),
  });
}
