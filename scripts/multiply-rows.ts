/** A database, as far as rows in it are multiplied. */
export interface RowDatabase {
  /** What stands before the name of a table. */
  schema: string;
  tables(): Promise<readonly TableShape[]>;
  run(statement: string): Promise<void>;
  /** The greatest number in a column, 0 where there is none. */
  greatest(table: string, column: string): Promise<number>;
  /** Lets the database number new rows of these tables after those that are there, and learn what is where. */
  settle(tables: readonly string[]): Promise<void>;
}

export interface TableShape {
  name: string;
  columns: readonly { name: string; isText: boolean }[];
  /** Of which table a column names a row. */
  refers: ReadonlyMap<string, string>;
}

/** By these names a table's rows belong to a row of another, and are multiplied with it. */
const ownerColumns: readonly string[] = ['_parent_id', 'parent_id'];

/** Has to be another one in every row. */
const unlike = /^(version_)?(path|filename)$|_filename$/;

/** How far apart the numbers of a table's copies are, once it was multiplied. */
export type Strides = Map<string, number>;

/**
 * Copies every row of these tables so often, and with it all that belongs to it: blocks, their texts in each language,
 * versions. The database does it, a table at a time. A copy that refers to what was multiplied refers to the copy of
 * the same number.
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

/** Owners first. */
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
