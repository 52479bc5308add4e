/** The part of Payload's database-independent table description that concerns indexes. */
interface TableDescription {
  name: string;
  columns: Record<string, { name: string; reference?: unknown }>;
  foreignKeys?: Record<string, { columns: string[] }>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
}

/**
 * Adds an index to each foreign key without one. Payload omits them in tables of localized texts; without them,
 * listing pages scans all texts for each page.
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
