import { setImmediate as othersTurn } from 'node:timers/promises';
import { parseRecoloredName, type RecoloredPicture } from '#brand/recolored-name.ts';
import { fileOfBytes, type MediaSource, readFound } from './media-sources.ts';

/** Pixels per slice, some milliseconds in which the event loop is blocked. */
const sliceOfPixels = 200_000;

/** Longest side in pixels: all pixels are in memory, 50 MB at most. */
const longest = 4096;

type Vector = [number, number, number];

/** Recolours the pictures in the directory or source to the identity's colour on request; other files pass through. */
export function recoloredPictures(source: MediaSource, directory: string): MediaSource {
  let last: Promise<unknown> = Promise.resolve();
  return (name) => {
    const picture = parseRecoloredName(name);
    if (!picture) return source(name);
    // One at a time: a page may have a dozen, and other requests need the CPU too.
    const made = last.then(async () => {
      const original = await readFound(picture.original, source, directory);
      return original && fileOfBytes(await recolor(original, picture));
    });
    last = made.catch(() => {});
    return made;
  };
}

/** Replaces one colour by another, with its tints, shades and mixtures. */
async function recolor(
  picture: Buffer,
  { original, from, to }: RecoloredPicture,
): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(picture)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const slice = sliceOfPixels * info.channels;
  for (let start = 0; start < data.length; start += slice) {
    turn(data.subarray(start, start + slice), info.channels, channels(from), channels(to));
    await othersTurn();
  }
  const { width, height, channels: depth } = info;
  const drawn = sharp(data, { raw: { width, height, channels: depth } });
  const extension = /[^.]+$/.exec(original)?.[0];
  // Drawings have few colours: a palette halves the PNG's size.
  const packed =
    extension === 'png'
      ? drawn.png({ palette: true, effort: 1 })
      : extension === 'webp'
        ? drawn.webp()
        : extension === 'avif'
          ? drawn.avif({ effort: 0 })
          : drawn.jpeg();
  return Buffer.from(await packed.toBuffer());
}

/** From 0 to 1. Pixels with a smaller share of the colour are tinted greys and stay. */
const tint = 0.06;

/**
 * Recolours pixels in place. Each is decomposed into shares of the colour, black and white; black, white and grey have
 * none of the colour.
 */
function turn(pixels: Buffer, depth: number, before: Vector, after: Vector): void {
  const white: Vector = [1, 1, 1];
  // The share of the colour: the distance from the plane of white and the vector perpendicular to both.
  const aside = cross(white, before);
  const size = dot(aside, aside);
  const [red, green, blue] = cross(aside, white);
  for (let at = 0; at < pixels.length; at += depth) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const own = (red * r + green * g + blue * b) / size;
    // A smooth transition from unchanged greys.
    const share = Math.min(own, 2 * (own - tint));
    if (share <= 0) continue;
    for (const channel of [0, 1, 2] as const) {
      const value = (pixels[at + channel] ?? 0) + share * (after[channel] - before[channel]);
      pixels[at + channel] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
}

function channels(hex: string): Vector {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
