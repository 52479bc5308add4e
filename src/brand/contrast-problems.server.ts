import { clampChroma, converter, formatHex } from 'culori';
import { type ColorPair, colorPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast.ts';
import type { Brand } from './record/brand-record.ts';
import type { ColorName } from './record/colors.ts';

const toOklch = converter('oklch');

/** A pair of colours that the site uses and that can't be told apart well enough. */
export interface ContrastProblem extends ColorPair {
  ratio: number;
  /** The one of the two to change, and the value next to its present one that passes in all pairs; undefined if none does. */
  mend: { color: ColorName; nearest: string | undefined };
}

/**
 * What of a record can't be published: every pair that misses its contrast, with where it is used and a way out.
 *
 * @param changed colours that somebody is changing; the way out is one of theirs where it can be
 */
export function contrastProblems(
  brand: Pick<Brand, 'colors' | 'grounds'>,
  changed: ReadonlySet<ColorName> = new Set(),
): ContrastProblem[] {
  const { colors } = brand;
  const pairs = colorPairs(brand);
  /** What a colour has to keep its distance from, whichever of the two it is. */
  const distancesOf = (color: ColorName): Distance[] =>
    pairs.flatMap(({ text, ground, atLeast }) => {
      const other = text === color ? ground : ground === color ? text : undefined;
      return other === undefined || other === color ? [] : [{ from: colors[other].hex, atLeast }];
    });
  return pairs.flatMap((pair) => {
    const { text, ground, atLeast } = pair;
    const ratio = contrastRatio(colors[text].hex, colors[ground].hex);
    if (ratio >= atLeast) return [];
    const color = changed.has(ground) && !changed.has(text) ? ground : text;
    const nearest = nearestPassing(colors[color].hex, distancesOf(color));
    return [{ ...pair, ratio, mend: { color, nearest } }];
  });
}

/** A contrast to another colour. */
interface Distance {
  from: string;
  atLeast: number;
}

/** Steps of lightness that are tried in each direction: none skips a value that an eye could tell apart. */
const steps = 400;

/**
 * The colour of the same hue that keeps its distances and is next to the one given: as little lighter or darker as
 * possible, with as much of its chroma as sRGB has at that lightness. Undefined if there is none.
 */
export function nearestPassing(hex: string, distances: readonly Distance[]): string | undefined {
  const color = toOklch(hex);
  if (!color) throw new Error(`"${hex}" is no colour.`);
  for (let step = 0; step <= steps; step++) {
    for (const l of [color.l - step / steps, color.l + step / steps]) {
      if (l < 0 || l > 1) continue;
      const tried = formatHex(clampChroma({ ...color, l }, 'oklch')).toUpperCase();
      if (distances.every(({ from, atLeast }) => contrastRatio(tried, from) >= atLeast)) return tried;
    }
  }
  return undefined;
}
