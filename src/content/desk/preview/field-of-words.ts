import type { FormState } from 'payload';

/**
 * The path of the only field in `row`, such as `blocks.3`, with exactly this text; undefined if there is none or more
 * than one.
 */
export function fieldOfWords(fields: FormState, row: string, words: string): string | undefined {
  const saying = Object.entries(fields).flatMap(([path, { value }]) =>
    path.startsWith(`${row}.`) && typeof value === 'string' && value.trim() === words ? [path] : [],
  );
  return saying.length === 1 ? saying[0] : undefined;
}

/** The lists around a path with their row index, from the outermost on. */
export function rowsAbove(path: string): { list: string; index: number }[] {
  const names = path.split('.');
  return names.flatMap((name, at) =>
    /^\d+$/.test(name) ? [{ list: names.slice(0, at).join('.'), index: Number(name) }] : [],
  );
}
