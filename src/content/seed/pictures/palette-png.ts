import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflateAsync = promisify(deflate);

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

// Five bits per channel tell the few flat colours and their blends apart; exact values are kept beside each bin.
function binOf(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}

interface Quantised {
  readonly indices: Uint8Array;
  readonly colours: Uint8Array;
}

/**
 * The pictures are flat art: a handful of colours and the blends on their edges. So the most frequent colours
 * become the palette as they are, and every rarer one takes its nearest neighbour. That is a tenth of the work
 * of a general quantiser, and the brand colours stay exact.
 */
function quantise(pixels: Pixels, limit: number): Quantised {
  const { data } = pixels;
  const count = data.length / 3;
  const frequency = new Uint32Array(32768);
  const sample = new Uint32Array(32768);
  const lead = new Uint32Array(32768);
  const bins = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) {
    const red = data[index * 3] ?? 0;
    const green = data[index * 3 + 1] ?? 0;
    const blue = data[index * 3 + 2] ?? 0;
    const bin = binOf(red, green, blue);
    bins[index] = bin;
    frequency[bin] = (frequency[bin] ?? 0) + 1;
    const rgb = (red << 16) | (green << 8) | blue;
    // Majority vote: a flat colour wins its bin against the edge blends that happen to come first.
    const votes = lead[bin] ?? 0;
    if (votes === 0) sample[bin] = rgb;
    lead[bin] = sample[bin] === rgb ? votes + 1 : votes - 1;
  }
  const used = Array.from(frequency.keys()).filter((bin) => (frequency[bin] ?? 0) > 0);
  const ranked = used.sort((a, b) => (frequency[b] ?? 0) - (frequency[a] ?? 0) || a - b);
  const kept = ranked.slice(0, limit).map((bin) => sample[bin] ?? 0);
  const lookup = new Uint8Array(32768);
  for (const [rank, bin] of ranked.entries())
    lookup[bin] = rank < limit ? rank : nearest(kept, sample[bin] ?? 0);
  const indices = new Uint8Array(count);
  for (let index = 0; index < count; index += 1) indices[index] = lookup[bins[index] ?? 0] ?? 0;
  return {
    indices,
    colours: Uint8Array.from(kept.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255])),
  };
}

function nearest(colours: readonly number[], wanted: number): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index, colour] of colours.entries()) {
    const red = (colour >> 16) - (wanted >> 16);
    const green = ((colour >> 8) & 255) - ((wanted >> 8) & 255);
    const blue = (colour & 255) - (wanted & 255);
    const distance = 2 * red * red + 4 * green * green + blue * blue;
    if (distance < bestDistance) {
      bestDistance = distance;
      best = index;
    }
  }
  return best;
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * An indexed PNG. `grain` says which pixels are specks.
 * Specks get palette entries of their own, so grain costs neither edge colours nor a second quantisation.
 */
export async function palettePng(
  pixels: Pixels,
  limit: number,
  grain: (x: number, y: number) => boolean,
): Promise<Buffer> {
  const { width, height } = pixels;
  const { indices, colours } = quantise(pixels, Math.min(limit, 240));
  const flat = colours.length / 3;
  // The most frequent colours carry the grain; a small even shift is paper, not dirt. Red carries none: the ring
  // is one flat colour.
  const grained = Math.min(flat, 16);
  const all = new Uint8Array((flat + grained) * 3);
  all.set(colours);
  for (let index = 0; index < grained; index += 1) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(index * 3, index * 3 + 3);
    const shift = red - Math.min(green, blue) > 40 ? 0 : green > 127 ? -7 : 7;
    all.set([red + shift, green + shift, blue + shift], (flat + index) * 3);
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const index = indices[y * width + x] ?? 0;
      rows[row + x] = index < grained && grain(x, y) ? flat + index : index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', all),
    chunk('IDAT', await deflateAsync(rows, { level: 8 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
