import { z } from 'zod';
import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { easingFromCss } from '#brand/record/measures.ts';
import { sizeNames } from '#brand/record/typefaces.ts';

export const stored = z.record(z.string(), z.unknown()).nullish();

type Changed = z.infer<typeof stored>;

export const storedRing = z
  .object({
    width: z.unknown(),
    path: z.unknown(),
    bend: stored,
    title: stored,
    figure: stored,
    claim: stored,
    icon: stored,
  })
  .nullish();

/** The record's measures, overridden by stored ones. The fields of numbered steps have a word before the number. */
export function laidOver<Values extends object>(original: Values, changed: Changed): Values {
  const entries = Object.entries(original).map(([name, value]) => {
    const own = changed?.[/^\d/.test(name) ? `step${name}` : name];
    return [name, typeof own === typeof value && own !== '' && typeof own !== 'object' ? own : value];
  });
  // `Object.fromEntries` loses the keys; every value keeps its type.
  return Object.fromEntries(entries) as Values;
}

/** The ring, whose positions are groups of measures. */
export function ringOf(
  original: WrittenBrand['ring'],
  changed: z.infer<typeof storedRing>,
): WrittenBrand['ring'] {
  return {
    ...laidOver(original, changed),
    bend: laidOver(original.bend, changed?.bend),
    title: laidOver(original.title, changed?.title),
    figure: laidOver(original.figure, changed?.figure),
    claim: laidOver(original.claim, changed?.claim),
    icon: laidOver(original.icon, changed?.icon),
  };
}

/**
 * A size that an editor sets holds at every window width; only untouched sizes keep a separate one for wide windows.
 */
export function wideSizesOf(
  { sizes, wideSizes }: WrittenBrand['type'],
  set: WrittenBrand['type']['sizes'],
): WrittenBrand['type']['wideSizes'] {
  const kept = { ...wideSizes };
  for (const size of sizeNames) if (set[size] !== sizes[size]) delete kept[size];
  return kept;
}

/** No field has the weight of headlines: in another typeface they get its nearest weight. */
export function nearestWeight(weight: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, weight));
}

type WrittenEasings = WrittenBrand['motion']['easings'];

/** Easings are stored as CSS. */
export function easingsOf(original: WrittenEasings, changed: Changed): WrittenEasings {
  const easingOf = (name: keyof WrittenEasings) => {
    const own = changed?.[name];
    return (typeof own === 'string' ? easingFromCss(own) : undefined) ?? original[name];
  };
  return { sweep: easingOf('sweep'), out: easingOf('out'), reveal: easingOf('reveal') };
}
