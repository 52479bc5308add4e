/** Of Payload's description of a table, from which it makes the same one in either database, what concerns indexes. */
interface TableDescription {
  name: string;
  columns: Record<string, { name: string; reference?: unknown }>;
  foreignKeys?: Record<string, { columns: string[] }>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
}

/**
 * Adds an index to each column that names a row of another table and has none. Payload leaves them out where a table
 * holds the texts of one language; without them, whoever lists pages reads all texts again for each page.
 */
export function indexForeignKeys(tables: Readonly<Record<string, TableDescription>>): void {
  for (const table of Object.values(tables)) {
    const indexes = table.indexes ?? {};
    const indexed = new Set(Object.values(indexes).map(({ on }) => (typeof on === 'string' ? on : on[0])));
    const referring = Object.values(table.foreignKeys ?? {}).map(({ columns }) => columns[0]);
    const references = Object.keys(table.columns).filter((key) => table.columns[key]?.reference);
    for (const key of new Set([...referring, ...references])) {
      const column = key === undefined ? undefined : table.columns[key];
      if (key === undefined || !column || indexed.has(key)) continue;
      const name = `${table.name}_${column.name.replace(/^_/, '')}_idx`;
      indexes[name] = { name, on: key };
    }
    table.indexes = indexes;
  }
}
