import type { Brand } from '../record/brand-record.ts';
import type { FaceCut } from '../record/face-cut.ts';

type Typeface = Brand['type']['faces']['display'];
type Fallback = FaceCut['fallbacks'][number];

/** The range a fallback covers, and the weight and width it is measured at. */
export interface FallbackRange extends Pick<Fallback, 'weights' | 'widths' | 'cut'> {
  measured: { weight: number; width: number };
}

export interface FallbackPart {
  /** Unicode range of the rule; all characters if missing. */
  characters?: string;
  sample: string;
}

/** Typical text; its letter frequencies decide the fallback's average width. */
const sample = 'ein ring der nie abreißt wir tragen ihn er hält uns the ring stays one band around everyone';

/** Headlines are short, and another rule per width costs bytes. */
const whole: readonly FallbackPart[] = [{ sample }];

/**
 * Running text measures the space separately: Archivo's is a quarter narrower than Arial's while its letters are nearly
 * equal. A common average would make lines of long words too narrow and lines of short words too wide.
 */
const spaceApart: readonly FallbackPart[] = [
  { characters: 'U+21-9F, U+A1-FFFF', sample: sample.replaceAll(' ', '') },
  { characters: 'U+20, U+A0', sample: ' ' },
];

export const fallbackParts = { display: whole, text: spaceApart };

/**
 * Width ranges of the fallbacks and where they are measured; if the club's own width is in the range, at that width.
 */
const stretches = [
  { least: 25, most: 79, middle: 70 },
  { least: 80, most: 104, middle: 95 },
  { least: 105, most: 118, middle: 112 },
  { least: 119, most: 200, middle: 125 },
];

type Measures = Pick<Typeface, 'weights' | 'widths'>;

/** @param own the widths of the club's headlines */
export function displayFallbacks({ widths, weights }: Measures, own: readonly number[]): FallbackRange[] {
  return stretches.flatMap(({ least, most, middle }): FallbackRange[] => {
    const range = { least: Math.max(least, widths.least), most: Math.min(most, widths.most) };
    if (range.least > range.most) return [];
    const inside = (width: number) => width >= range.least && width <= range.most;
    const width = [...own, middle].find(inside) ?? range.least;
    return [{ weights, widths: range, cut: 'bold', measured: { weight: weights.most, width } }];
  });
}

export function textFallbacks({ widths, weights }: Measures): FallbackRange[] {
  const at = (weight: number, cut: Fallback['cut']): FallbackRange => ({
    weights: { least: weight, most: weight },
    widths,
    cut,
    measured: { weight, width: widths.most },
  });
  return [at(weights.least, 'regular'), at(weights.most, 'bold')];
}

/** Advance widths of Arial per 1000 units, in alphabetical order, then the space. */
const arialWidths = {
  regular: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500, 278,
  ],
  bold: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500, 278,
  ],
};

/** Width of a text in Arial, in em. */
export function arialWidth(cut: Fallback['cut'], text: string): number {
  const order = [...'abcdefghijklmnopqrstuvwxyz '];
  const alike: Readonly<Record<string, string>> = { ä: 'a', ß: 'b' };
  return [...text].reduce(
    (sum, letter) => sum + (arialWidths[cut][order.indexOf(alike[letter] ?? letter)] ?? 0) / 1000,
    0,
  );
}
