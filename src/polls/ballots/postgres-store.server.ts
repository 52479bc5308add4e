import type { Pool } from 'pg';
import { connect, connectInBackground, formatOf, inSnapshot } from '#database/postgres.ts';
import { usualJoining } from '#database/reach.ts';
import { BallotKeys } from '../ballot-keys.server.ts';
import type { BallotStore } from '../ballot-store.server.ts';
import { GatheredBallots, usualGathering } from './gathered-ballots.server.ts';
import { ballotFormat, ballotSchema } from './postgres-schema.server.ts';
import { PostgresBallotWriter } from './postgres-writer.server.ts';
import { type BallotRows, type ReadRows, SqlBallotReader } from './sql-reader.server.ts';
import { storeOf } from './store-parts.server.ts';

/** Reads the schema while others write it. A missing schema is looked for again with every query. */
class PostgresBallotRows implements BallotRows {
  readonly #pool: Pool;
  #isReady = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async read(
    statement: string,
    values: readonly (string | number)[],
  ): Promise<readonly unknown[] | undefined> {
    this.#isReady ||= (await formatOf(this.#pool, ballotSchema)) > 0;
    return this.#isReady ? (await this.#pool.query(statement, [...values])).rows : undefined;
  }

  async inSnapshot<Result>(work: (read: ReadRows, format: number) => Promise<Result>): Promise<Result> {
    return inSnapshot(this.#pool, async (client) =>
      work(
        async (statement, values) => (await client.query(statement, [...values])).rows,
        await formatOf(client, ballotSchema),
      ),
    );
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/** Stores ballots in Postgres, in a schema beside the content. While the database is away, ballots are refused. */
export async function openPostgresStore(
  databaseUrl: string,
  secret: string,
  gathering = usualGathering,
  joining = usualJoining,
): Promise<BallotStore> {
  const keys = new BallotKeys(secret);
  const pool = await connectInBackground(databaseUrl, ballotFormat(keys), joining);
  const writer = new PostgresBallotWriter(pool, keys);
  const gathered = new GatheredBallots((batch) => writer.write(batch), gathering);
  return {
    ...storeOf(gathered, readerOf(pool)),
    get reach() {
      return pool.reach;
    },
  };
}

export function openPostgresReader(databaseUrl: string): SqlBallotReader {
  return readerOf(connect(databaseUrl));
}

function readerOf(pool: Pool): SqlBallotReader {
  return new SqlBallotReader(new PostgresBallotRows(pool), 'ballots.');
}
