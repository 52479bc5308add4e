import sharp, { type Sharp } from 'sharp';

/** Tile size in pixels. A change shows in its tile, however tall the page. */
const tile = 16;

/** A pixel counts as different from this difference of a channel (of 255). */
const otherPixel = 64;

/** Different pixels allowed per tile, because antialiasing varies between machines. */
const otherPixelsAllowed = 10;

/** Allowed difference of a tile's mean in one channel (of 255). */
const meanAllowed = 10;

export interface Comparison {
  /** The difference in words; undefined if none is visible. */
  problem: string | undefined;
  marked?: Buffer;
}

/** Raw RGB, three bytes per pixel, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export async function comparePictures(one: Pixels, other: Pixels): Promise<Comparison> {
  if (one.width !== other.width || one.height !== other.height) {
    return {
      problem: `it is ${one.width} × ${one.height} pixels and was ${other.width} × ${other.height}`,
    };
  }
  const squares = differingSquares(one, other);
  if (squares.length === 0) return { problem: undefined };
  const [first] = squares;
  return {
    problem: `${squares.length} squares of ${tile} pixels differ, the first at ${first?.x}, ${first?.y}`,
    marked: await mark(one, squares),
  };
}

interface Square {
  x: number;
  y: number;
}

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function sharpOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function differingSquares(one: Pixels, other: Pixels): Square[] {
  const squares: Square[] = [];
  for (let y = 0; y < one.height; y += tile) {
    for (let x = 0; x < one.width; x += tile) if (differs(one, other, { x, y })) squares.push({ x, y });
  }
  return squares;
}

function differs(one: Pixels, other: Pixels, { x, y }: Square): boolean {
  const right = Math.min(x + tile, one.width);
  const bottom = Math.min(y + tile, one.height);
  const sums = [0, 0, 0];
  let otherPixels = 0;
  for (let row = y; row < bottom; row += 1) {
    for (let column = x; column < right; column += 1) {
      const at = (row * one.width + column) * 3;
      let largest = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const difference = (one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0);
        sums[channel] = (sums[channel] ?? 0) + difference;
        largest = Math.max(largest, Math.abs(difference));
      }
      if (largest >= otherPixel) otherPixels += 1;
    }
  }
  const pixels = (right - x) * (bottom - y);
  return otherPixels > otherPixelsAllowed || sums.some((sum) => Math.abs(sum / pixels) > meanAllowed);
}

function mark({ data, width, height }: Pixels, squares: readonly Square[]): Promise<Buffer> {
  const marked = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const grey = 128 + ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3 / 2;
    marked.fill(grey, at, at + 3);
  }
  for (const { x, y } of squares) {
    for (let row = y; row < Math.min(y + tile, height); row += 1) {
      for (let column = x; column < Math.min(x + tile, width); column += 1) {
        const at = (row * width + column) * 3;
        marked[at + 1] = (marked[at + 1] ?? 0) - 110;
      }
    }
  }
  return sharpOf({ data: marked, width, height }).png().toBuffer();
}
