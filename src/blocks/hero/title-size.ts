/** Lengths of a line, counted in letters of average width, for which the stylesheet has a size. */
const lineLengths = [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 26] as const;

export type LineLength = (typeof lineLengths)[number];

interface Field {
  /** Width divided by height of the field that the title may fill. */
  proportion: number;
  /** Average width of a letter, in em. */
  letter: number;
}

const leading = 0.92;

/** The field of a phone held upright, where the type is set narrow. */
export const tallField: Field = { proportion: 0.85, letter: 0.445 };
/** The field of a desktop window. */
export const wideField: Field = { proportion: 1.9, letter: 0.8 };
/** What a picture above leaves of a desktop window. */
export const lowField: Field = { proportion: 3, letter: 0.8 };
/** Half of a desktop window. */
export const halfField: Field = { proportion: 1.25, letter: 0.8 };

/** How long a line should be, so that the title fills a field with the largest type that breaks no word. */
export function lineLengthFor(title: string, field: Field): LineLength {
  const longest = Math.max(...unbreakablePieces(title).map(lengthOf));
  const fitting = lineLengths.filter((length) => length >= longest);
  const fits = fitting.find((length) => {
    const heightOfLine = (leading * field.proportion) / (length * field.letter);
    return countLines(title, length) * heightOfLine <= 1;
  });
  return fits ?? 26;
}

function unbreakablePieces(text: string): string[] {
  return text.split(/\s+|(?<=-)/).flatMap((word) => {
    const parts = word.split('\u00AD');
    return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part));
  });
}

/** Widths of letters in this typeface, relative to the average one. */
function lengthOf(text: string): number {
  let length = 0;
  for (const letter of text) {
    if (/[ijlI.,:;!' \u00AD]/.test(letter)) length += letter === '\u00AD' ? 0 : 0.45;
    else if (/[frt()„“”"’-]/.test(letter)) length += 0.66;
    else if (/[mwMW…—]/.test(letter)) length += 1.5;
    else length += /\p{Lu}/u.test(letter) ? 1.2 : 1;
  }
  return length;
}

function countLines(title: string, lineLength: number): number {
  let lines = 1;
  let used = 0;
  for (const word of title.split(/\s+/)) {
    const needed = lengthOf(word);
    const space = used === 0 ? 0 : lengthOf(' ');
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
