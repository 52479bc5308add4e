/** Steps of the width axis in the stylesheet, narrow to wide. */
const widthSteps = 8;

/** The width step at an index: the first is the narrowest, the last the widest. */
export function widthStepAt(index: number, count: number): number {
  return count < 2 ? widthSteps : Math.round((index / (count - 1)) * widthSteps);
}

const thinnestBand = 36;
const widestBand = 270;

/** Ring height of an option in shirt units (1/9 cm): 4 cm to 30 cm, growing by a constant factor. */
export function bandHeightAt(index: number, count: number): number {
  const share = count < 2 ? 1 : Math.min(Math.max(index / (count - 1), 0), 1);
  return Math.round(thinnestBand * (widestBand / thinnestBand) ** share);
}

export interface WideningLetter {
  sign: string;
  step: number;
}

/** A text's letters, from narrow to wide. */
export function wideningLetters(text: string): WideningLetter[] {
  const signs = [...text];
  return signs.map((sign, place) => ({ sign, step: widthStepAt(place, signs.length) }));
}

type Advances = readonly [narrow: number, wide: number];

const lowerCase: Advances = [43, 79];
const upperCase: Advances = [49, 94];

/** Measured widths at both ends of the axis, in hundredths of an em; similar letters share an entry. */
const advances: readonly (readonly [RegExp, Advances])[] = [
  [/ /, [20, 26]],
  [/[.,:;!'’ijlI]/, [22, 34]],
  [/[frt()-]/, [28, 50]],
  [/[scvyzk?]/, [40, 74]],
  [/m/, [64, 118]],
  [/w/, [62, 112]],
  [/[WM]/, [70, 120]],
  [/\p{Lu}/u, upperCase],
];

/** Length of a line of widening letters, in hundredths of an em. */
export function lengthOf(letters: readonly WideningLetter[]): number {
  return Math.round(
    letters.reduce((sum, { sign, step }) => {
      const [narrow, wide] = advances.find(([signs]) => signs.test(sign))?.[1] ?? lowerCase;
      return sum + narrow + ((wide - narrow) * step) / widthSteps;
    }, 0),
  );
}

/** A capital's left side bearing at the wide end of the axis, in hundredths of an em. */
export function bearingOf(sign: string): number {
  if (/[BDEFHIKLMNPR]/.test(sign)) return 8;
  return /[AJTVWXYZ]/.test(sign) ? 1 : 5;
}

/** Font sizes in the stylesheet for texts on two lines, in hundredths of the block's width. */
const fittingSizes = [12, 11, 10, 9, 8] as const;

export interface FittingSize {
  size: number;
  step: number;
}

/** Size and width at which a text fills two lines: as wide as possible, unless narrower letters allow a larger size. */
export function fitTwoLines(text: string): FittingSize | undefined {
  const words = text.replaceAll('\u00AD', '').split(' ');
  const lengthOfWords = (step: number, from: number, to?: number): number =>
    lengthOf([...words.slice(from, to).join(' ')].map((sign) => ({ sign, step })));
  const fitAt = (step: number): FittingSize | undefined => {
    const longerLines = words.map((_, cut) =>
      Math.max(lengthOfWords(step, 0, cut), lengthOfWords(step, cut)),
    );
    // Tracking is tighter than the measured widths, so a little room remains.
    const size = fittingSizes.find((each) => (each * Math.min(...longerLines)) / 100 <= 95);
    return size && { size, step };
  };
  const wide = fitAt(widthSteps);
  return wide && wide.size >= 10 ? wide : fitAt(widthSteps / 2);
}
