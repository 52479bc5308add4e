import { lengthOf } from './widths.ts';

/** A canvas for the bars of a result, in units of its own drawing; the stylesheet sets its letters in the same units. */
export interface ResultCanvas {
  width: number;
  /** Where labels begin, at the most: the page's margin takes a larger share of a narrower window. */
  edge: number;
  /** What is kept free at the right edge. */
  margin: number;
  /** How large labels are set. */
  letters: number;
  /** How thick bars may be, the preferred first: thin ones bend more tightly. */
  thicknesses: readonly number[];
  maxRadius: number;
}

/** For blocks of 768 pixels and more. */
export const wideCanvas: ResultCanvas = {
  width: 1440,
  edge: 50,
  margin: 28,
  letters: 44,
  thicknesses: [84, 72, 60],
  maxRadius: 228,
};

/** For blocks of 320 to 767 pixels. */
export const phoneCanvas: ResultCanvas = {
  width: 390,
  edge: 25,
  margin: 16,
  letters: 22,
  thicknesses: [48, 40, 34, 28],
  maxRadius: 86,
};

interface ResultBar {
  /** How far it runs straight on. */
  length: number;
  /** Whether the whole label lies on the bar; else it stands below it, on the ground. */
  isInside: boolean;
}

export interface ResultPath {
  thickness: number;
  /** The circle that the first bar closes, measured along the middle of the bar; missing where nobody wins. */
  circle: { x: number; y: number; radius: number } | undefined;
  bars: ResultBar[];
}

export interface MeasuredOption {
  /** Votes, points, or any share of them. */
  value: number;
  /** Option and figure, as they stand in one line. */
  label: string;
}

/** The tightest bend, in thicknesses. */
const tightest = 1.5;

/**
 * Lays out the bars: every vote has the same length, and the winner's bar, which is the first, ends in a full circle.
 * The scale is the largest at which the second bar stays on the canvas. Without a winner the longest reaches the edge.
 */
export function layOutResult(
  options: readonly MeasuredOption[],
  canvas: ResultCanvas,
  hasWinner: boolean,
): ResultPath {
  const closed = hasWinner
    ? canvas.thicknesses.map((thickness) => closedPath(options, canvas, thickness)).find(Boolean)
    : undefined;
  const { thickness, circle, lengths } = closed ?? openPath(options, canvas);
  return {
    thickness,
    circle,
    bars: options.map(({ label }, row) => {
      const length = round(lengths[row] ?? 0);
      return { length, isInside: canvas.edge + runOf(label, canvas.letters) + canvas.margin <= length };
    }),
  };
}

interface PathOfThickness {
  thickness: number;
  circle: ResultPath['circle'];
  lengths: number[];
}

/** Undefined where the winner's bar is too short to close at this thickness. */
function closedPath(
  options: readonly MeasuredOption[],
  canvas: ResultCanvas,
  thickness: number,
): PathOfThickness | undefined {
  const [winner = 0, second = 0, ...others] = options.map(({ value }) => value);
  const { maxRadius } = canvas;
  const right = canvas.width - canvas.margin;
  const longest = right - thickness / 2 - maxRadius + 2 * Math.PI * maxRadius;
  const unit = Math.min(longest / winner, second > 0 ? right / second : Number.POSITIVE_INFINITY);
  const length = winner * unit;
  const fitting = (length - right + thickness / 2) / (2 * Math.PI - 1);
  const radius = Math.max(fitting, tightest * thickness);
  const x = length - 2 * Math.PI * radius;
  if (!Number.isFinite(x) || x < radius + thickness / 2) return undefined;
  return {
    thickness,
    circle: { x: round(x), y: round(radius + thickness / 2), radius: round(radius) },
    lengths: [x, second * unit, ...others.map((value) => value * unit)],
  };
}

function openPath(options: readonly MeasuredOption[], canvas: ResultCanvas): PathOfThickness {
  const most = Math.max(1e-9, ...options.map(({ value }) => value));
  const right = canvas.width - canvas.margin;
  const [thickness = 0] = canvas.thicknesses;
  return { thickness, circle: undefined, lengths: options.map(({ value }) => (value / most) * right) };
}

/** How far a label runs, a little generously: letters are measured in groups. */
export function runOf(label: string, size: number): number {
  return (lengthOf([...label].map((sign) => ({ sign, step: 8 }))) * size * 1.04) / 100;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
