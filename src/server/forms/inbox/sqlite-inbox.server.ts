import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inWriteAheadMode } from '#polls/ballots/sqlite-schema.server.ts';
import {
  type InboxDatabase,
  inboxFormat,
  inboxIndexes,
  inboxTables,
  type Query,
} from './inbox-database.server.ts';

/** How long one process waits for the other's transaction, in milliseconds. */
const patience = 10_000;

/**
 * The inbox in a file of its own. Its transactions are short, a handful of rows or a megabyte of a file, so it needs no
 * thread.
 */
export class SqliteInbox implements InboxDatabase {
  readonly forUpdate = '';
  readonly #database: DatabaseSync;
  /** Ends when no transaction is open: there is one connection, and whoever asks in between would be part of it. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, 'submissions.sqlite');
    this.#database = new DatabaseSync(file, { timeout: patience });
    try {
      inWriteAheadMode(this.#database);
      this.#database.exec('pragma synchronous = full; pragma secure_delete = on; begin immediate');
      this.#makeTables(file);
      this.#database.exec('commit');
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  query: Query = (statement, values) => this.#inOrder(async () => this.#ask(statement, values));

  inTransaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.#inOrder(async () => {
      this.#database.exec('begin immediate');
      try {
        const result = await work(async (statement, values) => this.#ask(statement, values));
        this.#database.exec('commit');
        return result;
      } catch (error) {
        this.#database.exec('rollback');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#inOrder(async () => this.#database.close());
  }

  #ask(...[statement, values = []]: Parameters<Query>): readonly unknown[] {
    return this.#database
      .prepare(statement.replaceAll('submissions.', '').replaceAll('$', '?'))
      .all(...values);
  }

  #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#busy.then(work);
    this.#busy = result.catch(() => {});
    return result;
  }

  #makeTables(file: string): void {
    const found = Number(this.#database.prepare('pragma user_version').get()?.user_version);
    if (found > inboxFormat)
      throw new Error(
        `${file} was written by a newer version (its format is ${found}, this one knows ${inboxFormat}). Run that version, or restore a back-up.`,
      );
    if (found > 0) return;
    this.#database.exec(inboxTables({ number: 'integer', bytes: 'blob' }).replaceAll('submissions.', ''));
    for (const [name, table, column] of inboxIndexes)
      this.#database.exec(`create index ${name} on ${table} (${column})`);
    this.#database.exec(`pragma user_version = ${inboxFormat}`);
  }
}
