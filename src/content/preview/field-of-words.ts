import type { FormState } from 'payload';

/**
 * The field inside `row`, such as `blocks.3`, that says just these words, by its path; undefined where none does, or more
 * than one, of which nobody could tell which is meant.
 */
export function fieldOfWords(fields: FormState, row: string, words: string): string | undefined {
  const saying = Object.entries(fields).flatMap(([path, { value }]) =>
    path.startsWith(`${row}.`) && typeof value === 'string' && value.trim() === words ? [path] : [],
  );
  return saying.length === 1 ? saying[0] : undefined;
}

/** The lists in which something at a path stands, and in which row of them, from the outermost on. */
export function rowsAbove(path: string): { list: string; index: number }[] {
  const names = path.split('.');
  return names.flatMap((name, at) =>
    /^\d+$/.test(name) ? [{ list: names.slice(0, at).join('.'), index: Number(name) }] : [],
  );
}
