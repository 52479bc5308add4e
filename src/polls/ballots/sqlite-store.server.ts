import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { formatOf, openForReading, openForWriting } from '#database/sqlite.ts';
import { BallotKeys } from '../ballot-keys.server.ts';
import type { BallotStore } from '../ballot-store.server.ts';
import { GatheredBallots, usualGathering } from './gathered-ballots.server.ts';
import { type BallotRows, type ReadRows, SqlBallotReader } from './sql-reader.server.ts';
import { ballotFile, ballotFormat, sqliteBallots } from './sqlite-schema.server.ts';
import { storeOf } from './store-parts.server.ts';
import { WritingThread } from './writing-thread.server.ts';

/** Reads the file while another thread writes it. A missing file is looked for again with every query. */
class SqliteBallotRows implements BallotRows {
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
    if (!this.#database && existsSync(this.#file)) this.#database = openForReading(this.#file, sqliteBallots);
    return this.#database?.prepare(statement.replaceAll('$', '?')).all(...values);
  }

  async inSnapshot<Result>(work: (read: ReadRows, format: number) => Promise<Result>): Promise<Result> {
    // A separate connection, because other queries on a shared one would run in the same transaction.
    const database = existsSync(this.#file) ? openForReading(this.#file, sqliteBallots) : undefined;
    if (!database) return work(async () => [], 0);
    try {
      database.exec('begin');
      return await work(
        async (statement, values) => database.prepare(statement.replaceAll('$', '?')).all(...values),
        formatOf(database, this.#file, sqliteBallots),
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

export async function openSqliteStore(
  dataDir: string,
  secret: string,
  gathering = usualGathering,
): Promise<BallotStore> {
  await mkdir(dataDir, { recursive: true });
  const file = ballotFile(dataDir);
  // Created and tested here; the thread starts with the first ballot, because a site without polls needs none.
  openForWriting(file, ballotFormat(new BallotKeys(secret))).close();
  const thread = new WritingThread(file, secret);
  const gathered = new GatheredBallots((batch) => thread.write(batch), gathering);
  const store = storeOf(gathered, openSqliteReader(dataDir));
  return {
    ...store,
    reach: { reachable: true, since: Date.now() },
    close: async () => {
      await store.close();
      await thread.close();
    },
  };
}

export function openSqliteReader(dataDir: string): SqlBallotReader {
  return new SqlBallotReader(new SqliteBallotRows(ballotFile(dataDir)), '');
}
