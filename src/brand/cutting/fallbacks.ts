import type { Brand } from '../record/brand-record.ts';
import type { FaceCut } from '../record/face-cut.ts';

type Typeface = Brand['type']['faces']['display'];
type Fallback = FaceCut['fallbacks'][number];

/** Where a fallback is used, and at which weight and width its face is measured for it. */
export interface FallbackRange extends Pick<Fallback, 'weights' | 'widths' | 'cut'> {
  measured: { weight: number; width: number };
}

export interface FallbackPart {
  /** The characters that a rule is for; all if missing. */
  characters?: string;
  /** What is measured for it. */
  sample: string;
}

/** Text of the kind the site is set in; its letters decide how wide the fallback is on average. */
const sample = 'ein ring der nie abreißt wir tragen ihn er hält uns the ring stays one band around everyone';

/** Headlines are a few words, and a rule more for each width costs bytes. */
const whole: readonly FallbackPart[] = [{ sample }];

/**
 * In running text the space is measured apart: Archivo's is a quarter narrower than Arial's, its letters hardly
 * differ, and on a common average lines of long words would come out too narrow, lines of short ones too wide.
 */
const spaceApart: readonly FallbackPart[] = [
  { characters: 'U+21-9F, U+A1-FFFF', sample: sample.replaceAll(' ', '') },
  { characters: 'U+20, U+A0', sample: ' ' },
];

export const fallbackParts = { display: whole, text: spaceApart };

/** Between these widths a fallback changes, and there they are measured: at the club's own width where it lies there. */
const stretches = [
  { least: 25, most: 79, middle: 70 },
  { least: 80, most: 104, middle: 95 },
  { least: 105, most: 118, middle: 112 },
  { least: 119, most: 200, middle: 125 },
];

type Measures = Pick<Typeface, 'weights' | 'widths'>;

/** @param own the widths that the club sets headlines in */
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

/** Advance widths of Arial per 1000 units, in the order of the alphabet, then the space. */
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

/** How wide a text is in Arial, in sizes of the type. */
export function arialWidth(cut: Fallback['cut'], text: string): number {
  const order = [...'abcdefghijklmnopqrstuvwxyz '];
  const alike: Readonly<Record<string, string>> = { ä: 'a', ß: 'b' };
  return [...text].reduce(
    (sum, letter) => sum + (arialWidths[cut][order.indexOf(alike[letter] ?? letter)] ?? 0) / 1000,
    0,
  );
}
