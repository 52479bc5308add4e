import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { canonical, type Row, type Rows, type Table, type Value } from './rows.ts';

const rowsAtOnce = 500;

/** Another process has the file open. */
export class InUse extends Error {
  override name = 'InUse';
}

/**
 * Opens a file for reading, exclusively if `toItself`.
 * @throws InUse
 */
export function openSource(file: string, { toItself }: { toItself: boolean }): DatabaseSync {
  if (!toItself) return new DatabaseSync(file, { readOnly: true });
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // A process with a WAL file open holds a lock on it, even without a query.
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes('locked')) throw new InUse(file);
    throw error;
  }
}

export function tablesOf(database: DatabaseSync): Map<string, string[]> {
  const names = database
    // Not the full-text index, whose tables are of other types: triggers fill it.
    .prepare(
      "select name from pragma_table_list where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .all()
    .map(({ name }) => String(name));
  const columns = database.prepare('select name from pragma_table_info(?)');
  return new Map(names.map((table) => [table, columns.all(table).map(({ name }) => String(name))]));
}

export class SqliteRows implements Rows {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async *read(table: Table): AsyncIterable<readonly Row[]> {
    const { name, columns } = table;
    const statement = this.#database.prepare(
      `select ${columns.map((column) => `"${column.name}"`).join(', ')} from "${name}"`,
    );
    let rows: Row[] = [];
    for (const row of statement.iterate()) {
      rows.push(
        canonical(
          table,
          columns.map((column) => row[column.name]),
        ),
      );
      if (rows.length < rowsAtOnce) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
  }

  async write({ name, columns }: Table, rows: readonly Row[]): Promise<void> {
    const statement = this.#database.prepare(
      `insert into "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')})
         values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) statement.run(...row.map(stored));
  }
}

function stored(value: Value): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value;
}
