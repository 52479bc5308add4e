import { DatabaseSync } from 'node:sqlite';

/** How long one process waits for the other's transaction, in milliseconds. */
const patience = 10_000;

/** The tables of a file, by the format that its `user_version` names. */
export interface SqliteFormat {
  version: number;
  /** Names of all its tables. */
  tables: readonly string[];
  /** In bytes; what Node takes by default if it is left out. */
  pageSize?: number;
  /** What else the connection that writes is set to. */
  pragmas: string;
  /** Brings tables of an earlier format to this one; `from` is 0 where there are none. In a transaction. */
  upgrade(database: DatabaseSync, from: number): void;
}

/**
 * Opens the file for writing, makes it if it is not there, and brings it to this format. What is committed is on the
 * disk.
 */
export function openForWriting(file: string, format: SqliteFormat): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    if (format.pageSize) database.exec(`pragma page_size = ${format.pageSize}`);
    inWriteAheadMode(database);
    database.exec(`pragma synchronous = full; ${format.pragmas}`);
    // Immediate: of two processes that start at once the second waits, and finds the tables.
    database.exec('begin immediate');
    const found = formatOf(database, file, format);
    if (found < format.version) {
      format.upgrade(database, found);
      database.exec(`pragma user_version = ${format.version}`);
    }
    database.exec('commit');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the file, which has been opened for writing before, to write its log back into it. */
export function openForCheckpoints(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec('pragma synchronous = full');
  return database;
}

/** Opens the file for reading; undefined while it has no tables. */
export function openForReading(
  file: string,
  format: Pick<SqliteFormat, 'version' | 'tables'>,
): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { readOnly: true, timeout: patience });
  try {
    if (formatOf(database, file, format) > 0) return database;
  } catch (error) {
    database.close();
    throw error;
  }
  database.close();
  return undefined;
}

/**
 * 0 while there are no tables.
 * @throws if they are of a newer version, of none, or not all there
 */
export function formatOf(
  database: DatabaseSync,
  file: string,
  { version, tables }: Pick<SqliteFormat, 'version' | 'tables'>,
): number {
  // One statement, so that both are of the same moment: another process may be making them.
  const rows = database
    .prepare("select user_version, name from pragma_user_version left join sqlite_schema on type = 'table'")
    .all();
  const found = Number(rows[0]?.user_version);
  const present = rows.flatMap(({ name }) => (name === null ? [] : [String(name)]));
  if (found > version)
    throw new Error(
      `${file} was written by a newer version (its format is ${found}, this one knows ${version}). Run that version, or restore a back-up.`,
    );
  if (found < 1 && present.length > 0)
    throw new Error(
      `${file} has tables, but does not say which format they have. Somebody changed it; restore a back-up.`,
    );
  const missing = tables.filter((table) => !present.includes(table));
  if (found === version && missing.length > 0)
    throw new Error(
      `${file} does not have the tables ${missing.join(', ')}. Somebody changed it; restore a back-up.`,
    );
  return Math.max(found, 0);
}

/** Of two processes that switch a new file at once, SQLite refuses one without waiting, whatever its timeout. */
function inWriteAheadMode(database: DatabaseSync): void {
  const until = Date.now() + patience;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
