import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { formatOf, openForReading } from '#database/sqlite.ts';
import type { BallotRows, ReadRows } from './sql-reader.server.ts';
import { ballotTables } from './sqlite-schema.server.ts';

/** Reads the file while another thread writes it. A missing file is looked for again with every query. */
export class SqliteBallotRows implements BallotRows {
  readonly #file: string;
  #database: DatabaseSync | undefined;
  #closed = false;

  constructor(file: string) {
    this.#file = file;
  }

  async read(
    statement: string,
    values: readonly (string | number)[],
  ): Promise<readonly unknown[] | undefined> {
    if (this.#closed) throw new Error('The ballots are closed.');
    if (!this.#database && existsSync(this.#file)) this.#database = openForReading(this.#file, ballotTables);
    return this.#database?.prepare(statement.replaceAll('$', '?')).all(...values);
  }

  async inSnapshot<Result>(work: (read: ReadRows, format: number) => Promise<Result>): Promise<Result> {
    // A separate connection, because other queries on a shared one would run in the same transaction.
    const database = existsSync(this.#file) ? openForReading(this.#file, ballotTables) : undefined;
    if (!database) return work(async () => [], 0);
    try {
      database.exec('begin');
      return await work(
        async (statement, values) => database.prepare(statement.replaceAll('$', '?')).all(...values),
        formatOf(database, this.#file, ballotTables),
      );
    } finally {
      database.close();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#database?.close();
    this.#database = undefined;
  }
}
