import { displayWidth, unbreakablePieces } from '#ui/display-width.ts';
import { growthBy, growthNames, growthSteps } from '#ui/growth-steps.ts';

/** Minimum line length, in em of the widest cut. */
const shortest = 1.6;

interface Field {
  /** Width by height of the field the title may fill. */
  proportion: number;
  /** Letter width relative to the widest cut. */
  stretch: number;
}

export interface LineLength {
  /** In em of the widest cut. */
  length: number;
  /** The same as stylesheet steps, such as `a c`; style attributes are forbidden by the CSP. */
  steps: string;
}

/** Approximate leading of headlines for any club; sizes are steps and never exact. */
const leading = 0.92;

/** A phone in portrait, with narrow type. */
export const tallField: Field = { proportion: 0.85, stretch: 0.56 };
/** A desktop viewport. */
export const wideField: Field = { proportion: 1.85, stretch: 1 };
/** The part of a desktop viewport below a picture. */
export const lowField: Field = { proportion: 3, stretch: 1 };
/** Half a desktop viewport. */
export const halfField: Field = { proportion: 1.25, stretch: 1 };

/** The line length at which the title fills a field with the largest type, without breaking words. */
export function lineLengthFor(title: string, field: Field): LineLength {
  const longest = Math.max(...unbreakablePieces(title).map(displayWidth));
  for (let step = 0; step < growthSteps; step += 1) {
    const length = shortest * growthBy(step);
    const heightOfLine = (leading * field.proportion) / (length * field.stretch);
    const fits = length >= longest && countLines(title, length) * heightOfLine <= 1;
    if (fits || step === growthSteps - 1) return { length, steps: growthNames(step) };
  }
  throw new RangeError('There are no steps.');
}

function countLines(title: string, lineLength: number): number {
  let lines = 1;
  let used = 0;
  for (const word of title.split(/\s+/)) {
    const needed = displayWidth(word);
    const space = used === 0 ? 0 : displayWidth(' ');
    if (used + space + needed <= lineLength) {
      used += space + needed;
      continue;
    }
    const ownLines = Math.ceil(needed / lineLength);
    lines += used === 0 ? ownLines - 1 : ownLines;
    used = needed - (ownLines - 1) * lineLength;
  }
  return lines;
}
