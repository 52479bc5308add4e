import { createHash } from 'node:crypto';
import type { Brand } from '#brand/record/brand-record.ts';
import { type Easing, easingToCss, lengthToCss, sizeToCss } from '#brand/record/measures.ts';

/** One value of a record by its path: `colors.ring.hex`. */
export interface BrandValue {
  path: string;
  value: string;
}

/** A value that differs between two records; undefined where one has none. */
export interface BrandChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** Flattens a record to its values, with measures as CSS. */
export function valuesOf(brand: Brand): BrandValue[] {
  return leaves(brand, []);
}

export function compareBrands(before: Brand, after: Brand): BrandChange[] {
  const earlier = new Map(valuesOf(before).map(({ path, value }) => [path, value]));
  const later = new Map(valuesOf(after).map(({ path, value }) => [path, value]));
  return [...new Set([...later.keys(), ...earlier.keys()])]
    .map((path) => ({ path, before: earlier.get(path), after: later.get(path) }))
    .filter((change) => change.before !== change.after);
}

function leaves(value: unknown, path: readonly string[]): BrandValue[] {
  if (value === undefined || value === null) return [];
  const leaf = (text: string): BrandValue[] => [{ path: path.join('.'), value: text }];
  // Files are compared, but not shown.
  if (path.at(-1) === 'files')
    return leaf(createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10));
  if (typeof value !== 'object') return leaf(String(value).replaceAll('\u00AD', ''));
  if (isMeasure(value)) return leaf('unit' in value ? lengthToCss(value) : sizeToCss(value));
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== 'object'))
      return leaf(path[1] === 'easings' && isEasing(value) ? easingToCss(value) : value.join(', '));
    return value.flatMap((each, place) => leaves(each, [...path, String(place + 1)]));
  }
  return Object.entries(value).flatMap(([name, each]) => leaves(each, [...path, name]));
}

type Measure = Parameters<typeof sizeToCss>[0];

function isMeasure(value: object): value is Measure {
  return ('unit' in value && 'value' in value) || ('growth' in value && 'base' in value);
}

function isEasing(value: readonly unknown[]): value is Easing {
  return value.length === 4 && value.every((each) => typeof each === 'number');
}
