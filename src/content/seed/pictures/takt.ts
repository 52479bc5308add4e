import { palette } from './palette.ts';
import { FAMILY_SEED, seededRandom } from './seeded-random.ts';
import { type Crop, num, rect, svgDocument } from './svg.ts';

const MINUTES = 90;
const GOALS: ReadonlySet<number> = new Set([17, 62, 88]);

interface Minute {
  /** 0 to 1: how far the tick reaches above and below the ring. */
  readonly above: number;
  readonly below: number;
  /** A goal cuts through the ring and leaves the frame. */
  readonly goal: boolean;
}

/** An invented match: waves of pressure, a swell before each goal, a quiet minute after it. */
function match(): readonly Minute[] {
  const random = seededRandom(FAMILY_SEED + 90);
  return Array.from({ length: MINUTES }, (_, index) => {
    const minute = index + 1;
    const wave =
      0.46 +
      0.24 * Math.sin(minute / 4.1) +
      0.14 * Math.sin(minute / 1.7 + 2) +
      0.16 * Math.sin(minute / 13 + 4.4);
    const before = [...GOALS].some((goal) => minute < goal && goal - minute < 5) ? 0.3 : 0;
    const after = [...GOALS].some((goal) => minute > goal && minute - goal < 3) ? -0.3 : 0;
    const above = Math.min(0.94, Math.max(0.05, wave + before + after + random.between(-0.12, 0.12)));
    // The other side answers a little later and lower.
    const below = Math.min(
      0.94,
      Math.max(0.05, 0.2 + 0.55 * above * Math.abs(Math.sin(index * 0.37)) + random.between(-0.1, 0.16)),
    );
    return { above, below, goal: GOALS.has(minute) };
  });
}

/** The match from left to right; half-time is a gap. Ticks stop short of the ring, only goals go through it. */
export function takt(crop: Crop): string {
  const margin = crop.width * 0.018;
  const halfTime = crop.width * 0.03;
  const pitch = (crop.width - 2 * margin - halfTime) / MINUTES;
  const bar = pitch * 0.54;
  const ring = crop.height / 6;
  const top = crop.height * 0.45;
  const bottom = top + ring;
  const gap = crop.height / 133;
  const ticks = match().map(({ above, below, goal }, index) => {
    const x = margin + index * pitch + (index >= MINUTES / 2 ? halfTime : 0) + (pitch - bar) / 2;
    if (goal)
      return {
        ink: rect(x, 0, bar, crop.height, palette.ink),
        inRing: rect(x, top, bar, ring, palette.white),
      };
    const up = above * (top - gap);
    const down = below * (crop.height - bottom - gap);
    return {
      ink: rect(x, top - gap - up, bar, up, palette.ink) + rect(x, bottom + gap, bar, down, palette.ink),
      inRing: '',
    };
  });
  return svgDocument(
    crop,
    palette.sand,
    ticks.map((tick) => tick.ink).join('') +
      rect(0, top, crop.width, ring, palette.ring) +
      ticks.map((tick) => tick.inRing).join(''),
  );
}

/** The match as a clock: ninety ticks once around, cropped so that the ring enters and leaves the frame. */
export function taktDial(crop: Crop): string {
  const radius = crop.width * 0.66;
  const ring = crop.width * 0.19;
  const bar = crop.width * 0.021;
  const gap = crop.width * 0.011;
  const tick = (from: number, to: number, turn: number, fill: string): string =>
    `<rect x="${num(-bar / 2)}" y="${num(-to)}" width="${num(bar)}" height="${num(to - from)}" fill="${fill}" transform="rotate(${num(turn)})"/>`;
  const inner = radius - ring / 2;
  const outer = radius + ring / 2;
  const ticks = match().map(({ above, below, goal }, index) => {
    const turn = (index + 0.5) * (360 / MINUTES);
    if (goal) {
      return {
        ink: tick(inner * 0.3, outer + crop.height, turn, palette.sand),
        inRing: tick(inner, outer, turn, palette.night),
      };
    }
    return {
      ink:
        tick(outer + gap, outer + gap + above * crop.width * 0.5, turn, palette.sand) +
        tick(inner - gap - below * crop.width * 0.26, inner - gap, turn, palette.sand),
      inRing: '',
    };
  });
  const band = `<circle r="${num(radius)}" fill="none" stroke="${palette.ringBright}" stroke-width="${num(ring)}"/>`;
  return svgDocument(
    crop,
    palette.night,
    `<g transform="translate(${num(crop.width * 0.1)} ${num(crop.height * 0.64)})">${ticks.map((each) => each.ink).join('')}${band}${ticks.map((each) => each.inRing).join('')}</g>`,
  );
}
