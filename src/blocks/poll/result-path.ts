/** A canvas for the bars of a result, in units of its own drawing. */
export interface ResultCanvas {
  width: number;
  /** What is kept free at the right edge. */
  margin: number;
  /** The strip of ground between two bars. */
  gap: number;
  /** How thick bars may be, the preferred first: thin ones bend more tightly. */
  thicknesses: readonly number[];
  maxRadius: number;
}

export const wideCanvas: ResultCanvas = {
  width: 1440,
  margin: 28,
  gap: 18,
  thicknesses: [84, 72, 60],
  maxRadius: 228,
};

export const phoneCanvas: ResultCanvas = {
  width: 390,
  margin: 16,
  gap: 14,
  thicknesses: [48, 40, 34, 28],
  maxRadius: 86,
};

export interface ResultPath {
  thickness: number;
  height: number;
  /** The circle that the winner's bar closes, measured along the middle of the bar. */
  circle: { x: number; y: number; radius: number };
  /** One per answer, the winner's first: where its middle lies, and how far it runs straight on. */
  bars: { y: number; length: number }[];
}

/** The tightest bend, in thicknesses. */
const tightest = 1.5;

/**
 * Lays out the bars: every per cent has the same length, and the winner's bar ends in a full circle. The scale is the
 * largest at which the second bar stays on the canvas. Undefined where the winner's bar is too short to close.
 */
export function layOutResult(percents: readonly number[], canvas: ResultCanvas): ResultPath | undefined {
  for (const thickness of canvas.thicknesses) {
    const path = withThickness(percents, canvas, thickness);
    if (path) return path;
  }
  return undefined;
}

function withThickness(
  [winner = 0, second = 0, ...others]: readonly number[],
  canvas: ResultCanvas,
  thickness: number,
): ResultPath | undefined {
  const { maxRadius } = canvas;
  const right = canvas.width - canvas.margin;
  const longest = right - thickness / 2 - maxRadius + 2 * Math.PI * maxRadius;
  const unit = Math.min(longest / winner, second > 0 ? right / second : Number.POSITIVE_INFINITY);
  const length = winner * unit;
  const fitting = (length - right + thickness / 2) / (2 * Math.PI - 1);
  const radius = Math.max(fitting, tightest * thickness);
  const x = length - 2 * Math.PI * radius;
  if (!Number.isFinite(x) || x < radius + thickness / 2) return undefined;
  const y = 2 * radius + thickness / 2;
  const bars = [x, second * unit, ...others.map((percent) => percent * unit)].map((straight, row) => ({
    y: round(y + row * (thickness + canvas.gap)),
    length: round(straight),
  }));
  return {
    thickness,
    height: round((bars.at(-1)?.y ?? y) + thickness / 2),
    circle: { x: round(x), y: round(y - radius), radius: round(radius) },
    bars,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
