import { DatabaseSync } from 'node:sqlite';

/** A document's table, and those whose rows belong to its own. */
const tables = {
  media: ['media', 'media_locales'],
  pages: ['pages', 'pages_locales', '_pages_v', '_pages_v_locales'],
} as const;

/** Multiplies the pages and files of a stopped product in its database. Through the API it would take hours. */
export function multiplyContent(file: string, counts: Readonly<Record<keyof typeof tables, number>>): void {
  const database = new DatabaseSync(file);
  const numberOf = (what: string, table: string) =>
    Number(database.prepare(`SELECT ${what} AS number FROM "${table}"`).get()?.number);
  try {
    // Between the ids of copies, in all tables alike, so that a copy belongs to the copy of the same number.
    const stride =
      1 +
      Math.max(
        ...Object.values(tables)
          .flat()
          .map((table) => numberOf('max(id)', table)),
      );
    for (const root of ['media', 'pages'] as const) {
      const copies = Math.ceil(counts[root] / numberOf('count(*)', root)) - 1;
      for (const table of tables[root]) {
        const columns = database.prepare(`PRAGMA table_info("${table}")`).all();
        const names = columns.map(({ name }) => `"${name}"`);
        database.exec(`INSERT INTO "${table}" (${names.join(', ')})
          WITH RECURSIVE nth(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM nth WHERE i < ${copies})
          SELECT ${names.map((name) => copyOf(name, stride)).join(', ')} FROM "${table}" CROSS JOIN nth`);
      }
    }
    database.exec('ANALYZE');
  } finally {
    database.close();
  }
}

function copyOf(name: string, stride: number): string {
  if (/^"(?:id|_?parent_id)"$/.test(name)) return `${name} + nth.i * ${stride}`;
  // Must be unique per row.
  return /[_"](?:path|filename)"$|^"key"$/.test(name) ? `${name} || '-' || nth.i` : name;
}
