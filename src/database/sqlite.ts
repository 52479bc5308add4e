import { DatabaseSync } from 'node:sqlite';

/** SQLite's busy timeout in ms: how long one process waits for another's transaction. */
const patience = 10_000;

/** A file's tables. `user_version` holds the format's version. */
export interface SqliteFormat {
  version: number;
  /** Names of all tables. */
  tables: readonly string[];
  /** In bytes; Node's default if left out. */
  pageSize?: number;
  /** More pragmas for the writing connection. */
  pragmas: string;
  /** Migrates tables from format `from` (0: no tables) to this one, within a transaction. */
  upgrade(database: DatabaseSync, from: number): void;
}

/** Opens the file for writing, creates it if needed, and migrates it to this format. Commits are synced to disk. */
export function openForWriting(file: string, format: SqliteFormat): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    if (format.pageSize) database.exec(`pragma page_size = ${format.pageSize}`);
    inWriteAheadMode(database);
    database.exec(`pragma synchronous = full; ${format.pragmas}`);
    // Immediate: of two processes that start together the second waits, and then finds the tables.
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

/** Opens an existing file for checkpoints of its write-ahead log. */
export function openForCheckpoints(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec('pragma synchronous = full');
  return database;
}

/** Opens the file for reading; undefined if it has no tables yet. */
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
 * 0 if there are no tables.
 * @throws if they are of a newer version, of none, or incomplete
 */
export function formatOf(
  database: DatabaseSync,
  file: string,
  { version, tables }: Pick<SqliteFormat, 'version' | 'tables'>,
): number {
  // One statement, so that both are from the same snapshot: another process may be creating them.
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

/** When two processes switch a new file to WAL at once, SQLite refuses one immediately, ignoring the busy timeout. */
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
