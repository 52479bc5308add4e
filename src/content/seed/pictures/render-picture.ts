import sharp from 'sharp';
import { palettePng } from './palette-png.ts';
import type { Picture } from './picture.ts';
import { FAMILY_SEED, seededRandom } from './seeded-random.ts';

const TILE = 384;
const DENSITY = 0.055;

// Sparse specks, repeated as a tile: the eye sees paper, and PNG finds the repetition within a row and packs it.
function grainTile(): Uint8Array {
  const random = seededRandom(FAMILY_SEED);
  return Uint8Array.from({ length: TILE * TILE }, () => (random.next() < DENSITY ? 1 : 0));
}

const tile = grainTile();

function isSpeck(x: number, y: number): boolean {
  return tile[(y % TILE) * TILE + (x % TILE)] === 1;
}

/** The picture's file: SVG bytes as drawn, or an indexed PNG, with slight grain where it covers its frame. */
export async function renderPicture(picture: Picture): Promise<Buffer> {
  const svg = Buffer.from(picture.draw());
  if (picture.fileName.endsWith('.svg')) return svg;
  if (picture.cutOut) {
    return sharp(svg, { unlimited: true }).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
  }
  const { data, info } = await sharp(svg, { unlimited: true })
    .flatten()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return palettePng({ data, width: info.width, height: info.height }, picture.colours ?? 96, isSpeck);
}
