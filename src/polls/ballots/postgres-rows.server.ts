import type { Pool } from 'pg';
import { formatOf, inSnapshot } from '#database/postgres.ts';
import { ballotSchema } from './postgres-schema.server.ts';
import type { BallotRows, ReadRows } from './sql-reader.server.ts';

/** Reads the schema while others write it. A missing schema is looked for again with every query. */
export class PostgresBallotRows implements BallotRows {
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
