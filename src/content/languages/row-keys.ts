import type { FormState } from 'payload';

/** Which row is whose twin, by its id, as far as it is saved. */
type Twins = Readonly<Record<string, string>>;

/** `items.0.title` in the block at a path as `items.<twin>.title`: where the text stands, in whichever order the rows do. */
export function withRowTwins(fields: FormState, block: string, place: string, twins: Twins): string {
  let path = block;
  return place
    .split('.')
    .map((part) => {
      const name = fields[path]?.rows ? twinAt(fields, path, Number(part), twins) : part;
      path = `${path}.${part}`;
      return name;
    })
    .join('.');
}

/** The other way round, as a path of the form; undefined where the form has no such row. */
export function placeOfTwins(
  fields: FormState,
  block: string,
  place: string,
  twins: Twins,
): string | undefined {
  let path = block;
  for (const part of place.split('.')) {
    const list = path;
    const rows = fields[list]?.rows;
    const index = rows?.findIndex((_row, at) => twinAt(fields, list, at, twins) === part);
    if (index === -1) return undefined;
    path = `${list}.${index ?? part}`;
  }
  return path;
}

/** What was carried over says so itself; what is saved has its twin; what is new has none. */
function twinAt(fields: FormState, list: string, index: number, twins: Twins): string {
  const own = fields[`${list}.${index}.twin`]?.value;
  const id = fields[list]?.rows?.[index]?.id ?? '';
  return typeof own === 'string' && own !== '' ? own : (twins[id] ?? id);
}
