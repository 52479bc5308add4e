import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

interface Table {
  name: string;
  columns: readonly { name: string; isText: boolean }[];
  /** Column -> the table that it refers to. */
  refers: ReadonlyMap<string, string>;
}

/** Columns by which rows belong to a parent, and are multiplied with it. */
const ownerColumns: readonly string[] = ['_parent_id', 'parent_id'];

/** Must be unique per row. */
const unlike = /^(version_)?(path|filename)$|_filename$|^key$/;

/** Multiplies a stopped product's pages and files in its database. Through the API it would take hours. */
export function multiplyContent(file: string, { pages, media }: { pages: number; media: number }): void {
  const database = new DatabaseSync(file);
  /** The distance between the ids of a table's copies. */
  const strides = new Map<string, number>();
  const multiply = (roots: readonly string[], count: number) => {
    const [{ rows = 0 } = {}] = rowsOf(
      database,
      z.object({ rows: z.number() }),
      `SELECT count(*) AS rows FROM "${roots[0]}"`,
    );
    multiplyRows(database, roots, Math.ceil(count / rows) - 1, strides);
  };
  try {
    multiply(['media'], media);
    multiply(['pages', '_pages_v'], pages);
    database.exec('ANALYZE');
  } finally {
    database.close();
  }
}

/**
 * Copies every row of these tables, and everything that belongs to it: blocks, their texts in each language, versions.
 * The database does it, one table at a time. A copy's references to multiplied rows point to the copy of the same
 * number.
 */
function multiplyRows(
  database: DatabaseSync,
  roots: readonly string[],
  copies: number,
  strides: Map<string, number>,
): void {
  const copied = withWhatBelongs(tablesOf(database), roots);
  const greatest = copied
    .filter(({ columns }) => columns.some(({ name, isText }) => name === 'id' && !isText))
    .flatMap(({ name }) =>
      rowsOf(
        database,
        z.object({ greatest: z.number() }),
        `SELECT coalesce(max(id), 0) AS greatest FROM "${name}"`,
      ),
    )
    .map((row) => row.greatest);
  for (const { name } of copied) strides.set(name, Math.max(...greatest) + 1);
  for (const table of copied) {
    const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
    const values = table.columns.map((column) => copyOf(column, table, strides)).join(', ');
    database.exec(
      `INSERT INTO "${table.name}" (${names}) WITH RECURSIVE nth(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM nth WHERE i < ${copies}) SELECT ${values} FROM "${table.name}" CROSS JOIN nth`,
    );
  }
}

/** Parents first. */
function withWhatBelongs(all: readonly Table[], roots: readonly string[]): Table[] {
  const copied: Table[] = all.filter(({ name }) => roots.includes(name));
  for (const owner of copied)
    copied.push(
      ...all.filter(
        (table) =>
          !copied.includes(table) && ownerColumns.some((column) => table.refers.get(column) === owner.name),
      ),
    );
  return copied;
}

function copyOf(
  { name, isText }: Table['columns'][number],
  { name: table, refers }: Table,
  strides: ReadonlyMap<string, number>,
): string {
  const referred = name === 'id' ? table : refers.get(name);
  const stride = referred === undefined ? undefined : strides.get(referred);
  if (stride !== undefined && !isText) return `"${name}" + nth.i * ${stride}`;
  return stride !== undefined || unlike.test(name) ? `"${name}" || '-' || nth.i` : `"${name}"`;
}

function tablesOf(database: DatabaseSync): Table[] {
  const names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  const column = z.object({ name: z.string(), type: z.string() });
  const reference = z.object({ from: z.string(), table: z.string() });
  return rowsOf(database, z.object({ name: z.string() }), names).map(({ name }) => ({
    name,
    columns: rowsOf(database, column, `PRAGMA table_info("${name}")`).map(({ name, type }) => ({
      name,
      isText: type.toLowerCase() === 'text',
    })),
    refers: new Map(
      rowsOf(database, reference, `PRAGMA foreign_key_list("${name}")`).map(({ from, table }) => [
        from,
        table,
      ]),
    ),
  }));
}

function rowsOf<Row>(database: DatabaseSync, schema: z.ZodType<Row>, statement: string): Row[] {
  return z.array(schema).parse(database.prepare(statement).all());
}
