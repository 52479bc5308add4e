import { palette } from './palette.ts';
import { FAMILY_SEED, seededRandom } from './seeded-random.ts';
import { type Crop, num, svgDocument } from './svg.ts';

const COLUMN = 132;
const ROW = 92;

// Half a stitch: a plump leaf that leans outwards and tucks under the stitch above. Right half; left is mirrored.
const LEAF =
  'M1 97C-1 72 3 46 16 24C28 4 43 -12 57 -18C65 -8 68 16 64 38C60 58 50 74 36 86C24 96 10 102 1 97Z';
// Two strands inside the yarn, as lines.
const STRANDS = 'M13 80C14 56 25 30 48 4M25 80C30 62 42 42 57 26';

function stitchSymbol(id: string, fill: string, strand: string | undefined): string {
  const strands =
    strand === undefined
      ? ''
      : `<path d="${STRANDS}" fill="none" stroke="${strand}" stroke-width="2.2" stroke-linecap="round"/>`;
  const half = `<path d="${LEAF}" fill="${fill}"/>${strands}`;
  return `<g id="${id}">${half}<g transform="scale(-1 1)">${half}</g></g>`;
}

/** The knit, close up: plain stitches in columns, the ring knitted in as rows of red. */
export function stoff(crop: Crop, scale: number, ringRows: number): string {
  const random = seededRandom(FAMILY_SEED + 148);
  const reach = Math.hypot(crop.width, crop.height) / 2 / scale;
  const columns = Math.ceil(reach / COLUMN) + 1;
  const rows = Math.ceil(reach / ROW) + 1;
  const stitches: string[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    const isRing = row >= -Math.floor(ringRows / 2) && row < Math.ceil(ringRows / 2);
    for (let column = -columns; column <= columns; column += 1) {
      // Cloth breathes: whole columns sway, and no stitch lies exactly like its neighbour.
      const sway = 9 * Math.sin(row * 0.21 + column * 0.12) + random.between(-2, 2);
      const lift = 12 * Math.sin(column * 0.33 + 0.6) + random.between(-1.6, 1.6);
      stitches.push(
        `<use href="#${isRing ? 'red' : 'white'}" x="${num(column * COLUMN + sway)}" y="${num(row * ROW + lift)}"/>`,
      );
    }
  }
  const defs = `<defs>${stitchSymbol('white', palette.white, palette.stone200)}${stitchSymbol('red', palette.ring, undefined)}</defs>`;
  return svgDocument(
    crop,
    palette.stone200,
    `${defs}<g transform="translate(${num(crop.width / 2)} ${num(crop.height * 0.54)}) rotate(-13) scale(${scale})">${stitches.join('')}</g>`,
  );
}
