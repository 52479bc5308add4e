import { palette } from './palette.ts';
import { type Crop, num, svgDocument } from './svg.ts';

export interface FeldView {
  /** Pixels per metre; everything below is in metres, from the centre spot. */
  readonly scale: number;
  /** Which point of the pitch lies where in the frame (shares), and how far the pitch is turned (degrees). */
  readonly anchor: { readonly x: number; readonly y: number; readonly left: number; readonly top: number };
  readonly turn: number;
  readonly ring: 'centre' | 'penalty';
}

const LINE = 0.62;
const BAND = 2;
const GAP = 0.26;
const HALF_LENGTH = 52.5;
const HALF_WIDTH = 34;
const CIRCLE = 9.15;
const STRIPE = 5.25;
const BLADES = 13;

function line(data: string, width = LINE, colour: string = palette.ink): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

// Mown stripes: the same grass lying in two directions, so tone comes from the direction of fine lines.
// Only blades within `reach` metres of the view are drawn, and as plain lines: patterns are slow to rasterise turned.
function stripes(view: FeldView, reach: number): string {
  const bars: string[] = [];
  const blades: string[] = [];
  const { x: middleX, y: middleY } = view.anchor;
  const first = Math.floor((middleX - reach) / STRIPE);
  const last = Math.ceil((middleX + reach) / STRIPE);
  for (let index = first; index < last; index += 1) {
    const left = index * STRIPE;
    if (index % 2 === 0) {
      bars.push(
        `<rect x="${left}" y="${num(middleY - reach)}" width="${STRIPE}" height="${num(2 * reach)}" fill="${palette.white}"/>`,
      );
      for (let step = 0.5; step < BLADES; step += 1) {
        const x = left + (step * STRIPE) / BLADES;
        blades.push(`M${x.toFixed(2)} ${num(middleY - reach)}v${num(2 * reach)}`);
      }
    } else {
      for (let y = middleY - reach; y < middleY + reach; y += STRIPE / BLADES) {
        blades.push(`M${left.toFixed(2)} ${y.toFixed(2)}h${STRIPE}`);
      }
    }
  }
  return bars.join('') + line(blades.join(''), 0.06, palette.stone200);
}

function markings(): string {
  const areas = [-1, 1].map((end) => {
    const goalLine = HALF_LENGTH * end;
    const box = goalLine - 16.5 * end;
    const small = goalLine - 5.5 * end;
    const spot = goalLine - 11 * end;
    return [
      line(`M${goalLine} -20.16H${box}V20.16H${goalLine}M${goalLine} -9.16H${small}V9.16H${goalLine}`),
      line(`M${box} -7.31A${CIRCLE} ${CIRCLE} 0 0 ${end === 1 ? 0 : 1} ${box} 7.31`),
      `<circle cx="${spot}" cy="0" r="0.6" fill="${palette.ink}"/>`,
    ].join('');
  });
  return [
    line(`M-${HALF_LENGTH} -${HALF_WIDTH}H${HALF_LENGTH}V${HALF_WIDTH}H-${HALF_LENGTH}Z`),
    line(`M0 -${HALF_WIDTH}V${HALF_WIDTH}`),
    `<circle r="0.95" fill="${palette.ink}"/>`,
    ...areas,
  ].join('');
}

// Both circles have the same 9.15 m: the kick-off and the penalty keep the same distance.
function ringCircle(view: FeldView): string {
  const x = view.ring === 'centre' ? 0 : HALF_LENGTH - 11;
  const circle = (width: number, colour: string): string =>
    `<circle cx="${x}" cy="0" r="${CIRCLE}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return circle(BAND + 2 * GAP, palette.white) + circle(BAND, palette.ring);
}

export function feld(crop: Crop, view: FeldView): string {
  const { anchor } = view;
  const reach = Math.ceil(Math.hypot(crop.width, crop.height) / view.scale);
  const place = `translate(${num(anchor.left * crop.width)} ${num(anchor.top * crop.height)}) rotate(${view.turn}) scale(${view.scale}) translate(${num(-anchor.x)} ${num(-anchor.y)})`;
  return svgDocument(
    crop,
    palette.sand,
    `<g transform="${place}">${stripes(view, reach)}${markings()}${ringCircle(view)}</g>`,
  );
}
