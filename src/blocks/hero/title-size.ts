import { displayWidth, unbreakablePieces } from '#ui/display-width.ts';
import { growthBy, growthNames, growthSteps } from '#ui/growth-steps.ts';

/** The shortest line, in em of the widest cut. */
const shortest = 1.6;

interface Field {
  /** Width divided by height of the field that the title may fill. */
  proportion: number;
  /** How wide the letters are set, compared with the widest cut. */
  stretch: number;
}

/** How long the lines of a title are. */
export interface LineLength {
  /** In em of the widest cut. */
  length: number;
  /** The same as the steps that the stylesheet knows, such as `a c`: a style attribute is not allowed. */
  steps: string;
}

/** About what headlines are set with, whichever club's they are: a size is a step, and never exact. */
const leading = 0.92;

/** The field of a phone held upright, where the type is set narrow. */
export const tallField: Field = { proportion: 0.85, stretch: 0.56 };
/** The field of a desktop window. */
export const wideField: Field = { proportion: 1.85, stretch: 1 };
/** What a picture above leaves of a desktop window. */
export const lowField: Field = { proportion: 3, stretch: 1 };
/** Half of a desktop window. */
export const halfField: Field = { proportion: 1.25, stretch: 1 };

/** How long a line should be, so that the title fills a field with the largest type that breaks no word. */
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
