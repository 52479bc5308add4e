import type { FormState } from 'payload';

/**
 * Drops the fold state from a server response for a rendered form: it was captured at the request, so a row opened
 * since would fold again. Rows added by the server keep theirs.
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
