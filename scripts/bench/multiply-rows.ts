export interface RowDatabase {
  /** Prefix of table names. */
  schema: string;
  tables(): Promise<readonly TableShape[]>;
  run(statement: string): Promise<void>;
  greatest(table: string, column: string): Promise<number>;
  /** Resets these tables' sequences, and updates statistics. */
  settle(tables: readonly string[]): Promise<void>;
}

export interface TableShape {
  name: string;
  columns: readonly { name: string; isText: boolean }[];
  refers: ReadonlyMap<string, string>;
}

/** Columns by which rows belong to a parent, and are multiplied with it. */
const ownerColumns: readonly string[] = ['_parent_id', 'parent_id'];

/** Must be unique per row. */
const unlike = /^(version_)?(path|filename)$|_filename$/;

/** The distance between ids of a table's copies, by multiplied table. */
export type Strides = Map<string, number>;

/**
 * Copies every row of these tables, and everything that belongs to it: blocks, their texts in each language, versions.
 * The database does it, one table at a time. A copy's references to multiplied rows point to the copy of the same
 * number.
 */
export async function multiplyRows(
  database: RowDatabase,
  roots: readonly string[],
  count: number,
  strides: Strides,
): Promise<void> {
  const all = await database.tables();
  const copied = withWhatBelongs(all, roots);
  const numbered = copied
    .filter(({ columns }) => columns.some(({ name, isText }) => name === 'id' && !isText))
    .map(({ name }) => name);
  let stride = 1;
  for (const name of numbered) stride = Math.max(stride, (await database.greatest(name, 'id')) + 1);
  for (const { name } of copied) strides.set(name, stride);
  for (const table of copied) {
    const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
    const values = table.columns.map((column) => copyOf(column, table, strides)).join(', ');
    const name = `${database.schema}"${table.name}"`;
    await database.run(
      `INSERT INTO ${name} (${names}) WITH RECURSIVE nth(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM nth WHERE i < ${count}) SELECT ${values} FROM ${name} CROSS JOIN nth`,
    );
  }
  await database.settle(numbered);
}

/** Parents first. */
function withWhatBelongs(all: readonly TableShape[], roots: readonly string[]): TableShape[] {
  const copied: TableShape[] = all.filter(({ name }) => roots.includes(name));
  for (const owner of copied) {
    const belongs = all.filter(
      (table) =>
        !copied.includes(table) && ownerColumns.some((column) => table.refers.get(column) === owner.name),
    );
    copied.push(...belongs);
  }
  return copied;
}

function copyOf(
  { name, isText }: TableShape['columns'][number],
  { name: table, refers }: TableShape,
  strides: Strides,
): string {
  const referred = name === 'id' ? table : refers.get(name);
  const stride = referred === undefined ? undefined : strides.get(referred);
  if (stride !== undefined) return isText ? `"${name}" || '-' || nth.i` : `"${name}" + nth.i * ${stride}`;
  if (unlike.test(name)) return `"${name}" || '-' || nth.i`;
  return `"${name}"`;
}
