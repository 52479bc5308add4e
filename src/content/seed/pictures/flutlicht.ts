import { palette } from './palette.ts';
import { type Crop, num, strokePath, svgDocument } from './svg.ts';

interface Mast {
  /** Middle of the lamp panel and its height, as shares of the frame. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lean: number;
}

export interface FlutlichtView {
  readonly masts: readonly Mast[];
  /** The ring on the pitch, as shares of the frame. */
  readonly ring: {
    readonly x: number;
    readonly y: number;
    readonly rx: number;
    readonly ry: number;
    readonly width: number;
  };
  /** Rays are as thin as the frame's height divided by this. */
  readonly fineness: number;
}

// Tone without a gradient: three cones of even rays inside one another; where fans cross, the eye mixes them.
const cones = [
  { reach: 1.04, rays: 44, tone: palette.stone800 },
  { reach: 0.66, rays: 26, tone: palette.stone700 },
  { reach: 0.3, rays: 16, tone: palette.stone300 },
] as const;

const COLUMNS = 5;
const ROWS = 4;

function panel(crop: Crop, mast: Mast): string {
  const height = mast.size * crop.height;
  const cell = height / ROWS;
  const lamps: string[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = (column - (COLUMNS - 1) / 2) * cell;
      const y = (row - (ROWS - 1) / 2) * cell;
      lamps.push(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(cell * 0.41)}"/>`);
    }
  }
  return `<g transform="translate(${num(mast.x * crop.width)} ${num(mast.y * crop.height)}) rotate(${num(mast.lean)})" fill="${palette.white}">${lamps.join('')}</g>`;
}

// One path with hundreds of crossing rays takes the rasteriser seconds; a path per ray takes milliseconds.
function rayPaths(rays: readonly string[], tone: string, width: number): string {
  const paths = rays.map((ray) => `<path d="${ray}"/>`);
  return `<g fill="none" stroke="${tone}" stroke-width="${num(width)}">${paths.join('')}</g>`;
}

export function flutlicht(crop: Crop, view: FlutlichtView): string {
  const { ring } = view;
  const ringX = ring.x * crop.width;
  const ringY = ring.y * crop.height;
  const rx = ring.rx * crop.width;
  const ry = ring.ry * crop.height;
  const lines: string[] = [];
  const landings: string[] = [];
  for (const [index, mast] of view.masts.entries()) {
    const fromX = mast.x * crop.width;
    const fromY = mast.y * crop.height;
    for (const cone of cones) {
      const rays: string[] = [];
      for (let ray = 0; ray < cone.rays; ray += 1) {
        // Each mast starts at its own angle, so that rays of two masts never land on the same spot.
        const turn = ((ray + index / view.masts.length) / cone.rays) * 2 * Math.PI;
        const toX = ringX + rx * cone.reach * Math.cos(turn);
        const toY = ringY + ry * cone.reach * Math.sin(turn);
        rays.push(`M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`);
        landings.push(`M${num(toX)} ${num(toY)}h0`);
      }
      lines.push(rayPaths(rays, cone.tone, crop.height / view.fineness));
    }
  }
  const pitch = strokePath(landings.join(''), palette.sand, crop.height / 270, ' stroke-linecap="round"');
  const band = `<ellipse cx="${num(ringX)}" cy="${num(ringY)}" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${palette.ringBright}" stroke-width="${num(ring.width * crop.height)}"/>`;
  return svgDocument(
    crop,
    palette.night,
    lines.join('') + pitch + band + view.masts.map((mast) => panel(crop, mast)).join(''),
  );
}
