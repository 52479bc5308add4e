import type { FormState } from 'payload';

/**
 * What the server says of a form that is on the screen, without which of its rows are folded: it knows of that what was so
 * when it was asked, and whoever has opened a row meanwhile would see it shut again. A row that the server has added is
 * nobody's yet, and stays as it was made.
 */
export function leaveRowsFolded(state: FormState): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => [
      path,
      field.rows ? { ...field, rows: field.rows.map(withoutFold) } : field,
    ]),
  );
}

type Row = NonNullable<FormState[string]['rows']>[number];

function withoutFold(row: Row): Row {
  if (row.addedByServer) return row;
  const { collapsed: _, ...rest } = row;
  return rest;
}
