import { resolve } from 'node:path';
import type { Sharp } from 'sharp';
import { drawnFace } from '#brand/drawn-face.server.ts';
import { knownText } from '#brand/outlined-text.server.ts';
import { shippedFaces } from '#brand/shipped-faces.ts';
import { parseShareImageName, shareImageSize } from '#fields/share-image.ts';
import { Semaphore } from '#limits/semaphore.ts';
import { fileOfBytes, type MediaSource, readFound } from './media-sources.ts';

/** In bytes. Some messengers show nothing larger. */
const most = 300_000;

/** From the best; the first that is small enough is taken. Noise needs the last one. */
const qualities = [82, 70, 55, 40, 25, 10];

/** In pixels of the original, as many as an upload may have, and in seconds. */
const limits = { pixels: 60_000_000, seconds: 30 };

/** Around drawings, in pixels. */
const margin = 72;

/** What a drawing on transparent ground stands on: the one that it is seen on. */
const grounds = { white: '#fff', black: '#111' };

/** Draws share images of the pictures in the directory or source on request; other files pass through. */
export function shareImages(source: MediaSource, directory: string): MediaSource {
  const oneAtATime = new Semaphore({ atOnce: 1 });
  return async (name) => {
    const asked = parseShareImageName(name);
    if (!asked) return source(name);
    return oneAtATime.run(async () => {
      const original = await readFound(asked.original, source, directory);
      return original && fileOfBytes(await drawShareImage(original, asked.focal));
    });
  };
}

/** Drawings whose text has only letters that our faces have: for others the renderer draws boxes. */
async function withKnownLetters(drawing: Buffer): Promise<Buffer> {
  process.env.FONTCONFIG_FILE = resolve('src/brand/faces/fonts.conf');
  const text = drawing.toString();
  if (!/<(?:\w+:)?text\b/.test(text)) return drawing;
  const faces = await Promise.all(Object.values(shippedFaces).map(drawnFace));
  return Buffer.from(text.replace(/(?<=>)[^<]+/g, (run) => knownText(run, faces.flat())));
}

/** A JPEG of every kind of picture in the library, opaque and in sRGB. */
async function drawShareImage(stored: Buffer, focal: { x: number; y: number }): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const isDrawing = (await sharp(stored, { limitInputPixels: limits.pixels }).metadata()).format === 'svg';
  const original = isDrawing ? await withKnownLetters(stored) : stored;
  const open = (density = 72) =>
    sharp(original, { density, limitInputPixels: limits.pixels }).timeout({ seconds: limits.seconds });
  const { width, height, hasAlpha, autoOrient } = await open().metadata();
  // Shapes are drawn twice as large as they are shown.
  const density = isDrawing ? (2 * 72 * shareImageSize.width) / Math.max(width, height) : 72;
  const isOpaque = !hasAlpha || (await open().stats()).isOpaque;
  const picture = open(density).autoOrient();
  const shown = isOpaque ? cutAround(picture, autoOrient, focal) : await onGround(picture);
  const { data, info } = await shown.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { channels } = info;
  for (const quality of qualities) {
    const drawn = await sharp(data, { raw: { ...shareImageSize, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (drawn.length < most || quality === qualities.at(-1)) return Buffer.from(drawn);
  }
  throw new Error('There is no quality.');
}

/** As large a part of a photograph as has the proportions, with its focal point as near to the middle as it can be. */
function cutAround(
  photograph: Sharp,
  { width, height }: { width: number; height: number },
  { x, y }: { x: number; y: number },
): Sharp {
  const scale = Math.max(shareImageSize.width / width, shareImageSize.height / height);
  const large = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const edge = (length: number, shown: number, focus: number) =>
    Math.round(Math.min(length - shown, Math.max(0, (length * focus) / 100 - shown / 2)));
  return photograph.resize({ ...large, fit: 'fill' }).extract({
    ...shareImageSize,
    left: edge(large.width, shareImageSize.width, x),
    top: edge(large.height, shareImageSize.height, y),
  });
}

/** A whole drawing. */
async function onGround(drawing: Sharp): Promise<Sharp> {
  const inner = { width: shareImageSize.width - 2 * margin, height: shareImageSize.height - 2 * margin };
  const fitted = await drawing
    .resize({ ...inner, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const { default: sharp } = await import('sharp');
  const background = (await lightnessOf(sharp(fitted))) > 0.7 ? grounds.black : grounds.white;
  return sharp(fitted)
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
}

/** From 0 to 1, of what can be seen. */
async function lightnessOf(drawing: Sharp): Promise<number> {
  const pixels = await drawing.resize({ width: 64 }).ensureAlpha().toColorspace('srgb').raw().toBuffer();
  let [light, seen] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += alpha * (0.21 * red + 0.72 * green + 0.07 * blue);
    seen += alpha;
  }
  return light / (255 * (seen || 1));
}
