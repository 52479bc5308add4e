import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Matrix3x3 } from 'sharp';
import { parseRecoloredName, type RecoloredPicture } from '#brand/recolored-name.ts';
import type { FoundFile, MediaSource } from './media-sources.ts';

type Vector = [number, number, number];

/**
 * Makes pictures in the identity's colour of those that lie in the directory or come from the source, when they are asked
 * for; every other file comes from the source as it is.
 */
export function recoloredPictures(source: MediaSource, directory: string): MediaSource {
  let last: Promise<unknown> = Promise.resolve();
  return (name) => {
    const picture = parseRecoloredName(name);
    if (!picture) return source(name);
    // One after the other: a page may have a dozen of them, and others want the processor, too.
    const made = last.then(async () => {
      const original = await read(picture.original, source, directory);
      return original && inMemory(await recolor(original, picture));
    });
    last = made.catch(() => {});
    return made;
  };
}

async function read(name: string, source: MediaSource, directory: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(directory, name));
  } catch {
    const found = await source(name);
    return found && buffer(found.body);
  }
}

function inMemory(bytes: Buffer): FoundFile {
  return { body: Readable.from([bytes]), bytes: bytes.length };
}

/** The picture with one colour turned into another, and everything that is lit, shaded or mixed with it. */
async function recolor(
  picture: Buffer,
  { original, from, to }: RecoloredPicture,
): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const drawn = sharp(picture).recomb(colorMap(from, to));
  // Drawings have few colours: with a palette a PNG is half as large.
  const packed = original.endsWith('.png') ? drawn.png({ palette: true, effort: 1 }) : drawn;
  return Buffer.from(await packed.toBuffer());
}

/**
 * The linear map that leaves black, white and grey as they are and turns one colour into another: whatever is mixed of
 * them in a picture is mixed of the same shares afterwards.
 */
function colorMap(from: string, to: string): Matrix3x3 {
  const white: Vector = [1, 1, 1];
  const before = channels(from);
  const after = channels(to);
  // What is neither lighter, darker nor closer to the colour stays, too.
  const aside = cross(white, before);
  const size = dot(aside, aside);
  // By how much of the colour a pixel has, of each of its channels.
  const share = cross(aside, white).map((value) => value / size);
  const row = (channel: 0 | 1 | 2): Vector => {
    const change = after[channel] - before[channel];
    const [red = 0, green = 0, blue = 0] = share.map((value) => value * change);
    const kept: Vector = [red, green, blue];
    kept[channel] += 1;
    return kept;
  };
  return [row(0), row(1), row(2)];
}

/** Each from 0 to 1. */
function channels(hex: string): Vector {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
