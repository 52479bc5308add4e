import { clampChroma, converter, formatHex } from 'culori';
import { type ColorPair, colorPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast.ts';
import type { Brand } from './record/brand-record.ts';
import type { ColorName } from './record/colors.ts';

const toOklch = converter('oklch');

/** A used colour pair with insufficient contrast. */
export interface ContrastProblem extends ColorPair {
  ratio: number;
  /** The colour to change, and the nearest value that passes in all pairs; undefined if there is none. */
  mend: { color: ColorName; nearest: string | undefined };
}

/**
 * All pairs with insufficient contrast, with their use and a suggested fix. A record with problems can't be published.
 *
 * @param changed colours being edited; preferred for the suggestion
 */
export function contrastProblems(
  brand: Pick<Brand, 'colors' | 'grounds'>,
  changed: ReadonlySet<ColorName> = new Set(),
): ContrastProblem[] {
  const { colors } = brand;
  const pairs = colorPairs(brand);
  /** The contrasts a colour needs, as text or as ground. */
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

interface Distance {
  from: string;
  atLeast: number;
}

/** Lightness steps tried in each direction, fine enough not to skip a visible difference. */
const steps = 400;

/**
 * The nearest colour of the same hue that meets all contrasts: the smallest change in lightness, with as much chroma as
 * sRGB allows. Undefined if there is none.
 */
export function nearestPassing(hex: string, distances: readonly Distance[]): string | undefined {
  const color = toOklch(hex);
  if (!color) throw new Error(`"${hex}" is not a colour.`);
  for (let step = 0; step <= steps; step++) {
    for (const l of [color.l - step / steps, color.l + step / steps]) {
      if (l < 0 || l > 1) continue;
      const tried = formatHex(clampChroma({ ...color, l }, 'oklch')).toUpperCase();
      if (distances.every(({ from, atLeast }) => contrastRatio(tried, from) >= atLeast)) return tried;
    }
  }
  return undefined;
}
