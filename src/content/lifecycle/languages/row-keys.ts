import type { FormState } from 'payload';

/** Row id → twin, for saved rows. */
type Twins = Readonly<Record<string, string>>;

/** `items.0.title` in a block → `items.<twin>.title`: the text's position independent of row order. */
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

/** The inverse, as a form path; undefined if the form has no such row. */
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

/** A copied row has its twin in the form, a saved one in `twins`; a new one has none. */
function twinAt(fields: FormState, list: string, index: number, twins: Twins): string {
  const own = fields[`${list}.${index}.twin`]?.value;
  const id = fields[list]?.rows?.[index]?.id ?? '';
  return typeof own === 'string' && own !== '' ? own : (twins[id] ?? id);
}
