import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openForWriting, type SqliteFormat } from '#database/sqlite.ts';
import {
  type InboxDatabase,
  inboxFormat,
  inboxIndexes,
  inboxTables,
  type Query,
} from './inbox-database.server.ts';

const tables = inboxTables({ number: 'integer', bytes: 'blob' });

export const sqliteInbox: SqliteFormat = {
  version: inboxFormat,
  tables: Object.keys(tables),
  pragmas: 'pragma secure_delete = on',
  upgrade: (database) => {
    for (const [name, columns] of Object.entries(tables)) database.exec(`create table ${name} (${columns})`);
    for (const [name, table, column] of inboxIndexes)
      database.exec(`create index ${name} on ${table} (${column})`);
  },
};

/**
 * The inbox in its own SQLite file. Transactions are short, a few rows or a megabyte of a file, so it needs no thread.
 */
export class SqliteInbox implements InboxDatabase {
  readonly forUpdate = '';
  readonly #database: DatabaseSync;
  /** Serialises transactions: with one connection, concurrent queries would join the open one. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.#database = openForWriting(join(dataDir, 'submissions.sqlite'), sqliteInbox);
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
}
