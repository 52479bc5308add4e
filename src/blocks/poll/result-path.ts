import { lengthOf } from './widths.ts';

/** A canvas for the bars, in the drawing's own units, which the stylesheet uses for letters, too. */
export interface ResultCanvas {
  width: number;
  /** Maximum left edge of labels: in narrow viewports the page margin takes a larger share. */
  edge: number;
  /** Free space at the right edge. */
  margin: number;
  /** Font size of labels. */
  letters: number;
  /** Allowed thicknesses, preferred first: thin bars bend more tightly. */
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
  /** Length of the straight part. */
  length: number;
  /** The whole label is on the bar; otherwise below it, on the ground. */
  isInside: boolean;
}

export interface ResultPath {
  thickness: number;
  /** The circle of the first bar, measured along its centre line; undefined without a winner. */
  circle: { x: number; y: number; radius: number } | undefined;
  bars: ResultBar[];
}

export interface MeasuredOption {
  /** Votes, points, or any share of them. */
  value: number;
  /** Option and figure on one line. */
  label: string;
}

/** Minimum bend radius, in thicknesses. */
const tightest = 1.5;

/**
 * Lays out the bars: every vote has the same length, and the first bar, the winner's, ends in a full circle. Uses the
 * largest scale at which the second bar stays on the canvas. Without a winner the longest bar reaches the edge.
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

/** Undefined if the winner's bar is too short to close at this thickness. */
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

/** Estimated width of a label, rounded up: letters are measured in groups. */
export function runOf(label: string, size: number): number {
  return (lengthOf([...label].map((sign) => ({ sign, step: 8 }))) * size * 1.04) / 100;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
