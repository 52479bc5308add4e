import { isRecord } from '#fields/content-field.ts';
import { valuesOf } from './field-tree.ts';

/** The names of the top-level fields that differ. */
export function changedFields(before: unknown, after: unknown): string[] {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => written(one[name]) !== written(other[name]),
  );
}

/** As text, without empty values: before the first save in a locale they are missing, afterwards null. */
function written(value: unknown): string | undefined {
  const text = JSON.stringify(ordered(value));
  return text === '{}' || text === '[]' || text === '""' ? undefined : text;
}

/** Postgres reorders the keys of a JSON value. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, ordered(value[name])]),
  );
}
