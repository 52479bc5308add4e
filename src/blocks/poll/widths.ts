/** The steps of the width axis that the stylesheet knows, narrow to wide. */
const widthSteps = 8;

/** The step of the width axis for a place in a row: the first is the narrowest, the last the widest. */
export function widthStepAt(index: number, count: number): number {
  return count < 2 ? widthSteps : Math.round((index / (count - 1)) * widthSteps);
}

const thinnestBand = 36;
const widestBand = 270;

/** How high the ring of an answer is, in the shirt's units of a ninth of a centimetre: 4 cm to 30 cm, each step the same factor. */
export function bandHeightAt(index: number, count: number): number {
  const share = count < 2 ? 1 : Math.min(Math.max(index / (count - 1), 0), 1);
  return Math.round(thinnestBand * (widestBand / thinnestBand) ** share);
}

/** How large letters can be for a line of theirs to fill the block, in hundredths of its width; the stylesheet knows these. */
const letterSizes = [31, 28, 25, 22, 20, 18, 16, 14, 12, 10] as const;

/** The largest size at which a line of widening letters fits; `steps` are the letters' steps of the width axis. */
export function letterSizeFor(line: readonly { sign: string; step: number }[]): number {
  const ems = line.reduce(
    (sum, { sign, step }) => sum + emsOf(sign) * (0.62 + (0.63 * step) / widthSteps),
    0,
  );
  return letterSizes.find((size) => size * ems <= 92) ?? 10;
}

/** A letter's width at the middle of the axis, in em. */
function emsOf(sign: string): number {
  if (/[ijlI.,:;!' ]/.test(sign)) return 0.34;
  if (/[frt()„“”"’-]/.test(sign)) return 0.44;
  if (/[mwMW…—]/.test(sign)) return 0.98;
  return /\p{Lu}/u.test(sign) ? 0.78 : 0.66;
}
