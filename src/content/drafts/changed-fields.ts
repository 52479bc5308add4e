import { isRecord } from '#fields/content-field.ts';

/** The names of the fields at the top of a document that differ. */
export function changedFields(before: unknown, after: unknown): string[] {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => written(one[name]) !== written(other[name]),
  );
}

/** As text, without what is empty: before the first save in a language it is missing, after it null. */
function written(value: unknown): string | undefined {
  const text = JSON.stringify(ordered(value));
  return text === '{}' || text === '[]' || text === '""' ? undefined : text;
}

/** Postgres keeps the names in a JSON value in an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, ordered(value[name])]),
  );
}
