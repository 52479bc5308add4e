import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Joining } from '#database/reach.ts';
import { connectInBackground, inTransaction } from '#polls/ballots/postgres-schema.server.ts';
import {
  type InboxDatabase,
  inboxFormat,
  inboxIndexes,
  inboxTables,
  type Query,
} from './inbox-database.server.ts';

/** Any number that nobody else takes: instances that start at once make the tables one after the other. */
const lock = 4_711_900_723;

/**
 * The inbox in Postgres, in a schema of its own beside the content, for any number of instances. While the database is
 * away, everything rejects at once with OutOfReach.
 */
export class PostgresInbox implements InboxDatabase {
  readonly forUpdate = 'for update skip locked';
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  static async open(databaseUrl: string, joining: Joining): Promise<PostgresInbox> {
    const prepare = (pool: Pool) => inTransaction(pool, makeTables);
    const pool = connectInBackground(databaseUrl, prepare, joining.onTurn);
    await Promise.race([pool.firstLook, wait(joining.atMost, undefined, { ref: false })]);
    return new PostgresInbox(pool);
  }

  query: Query = (statement, values) => this.inTransaction((query) => query(statement, values));

  inTransaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return inTransaction(this.#pool, (client) =>
      work(async (statement, values = []) => (await client.query(statement, [...values])).rows),
    );
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

async function makeTables(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lock]);
  const present = await client.query("select to_regclass('submissions.format') is not null as yes");
  if (z.tuple([z.object({ yes: z.boolean() })]).parse(present.rows)[0].yes) {
    const format = await client.query('select version from submissions.format');
    const found = z.tuple([z.object({ version: z.number() })]).parse(format.rows)[0].version;
    if (found > inboxFormat)
      throw new Error(
        `The database's submissions were written by a newer version (their format is ${found}, this one knows ${inboxFormat}). Run that version, or restore a back-up.`,
      );
    return;
  }
  await client.query(
    `create schema submissions; create table submissions.format (version integer not null);
     insert into submissions.format values (${inboxFormat}); ${inboxTables({ number: 'bigint', bytes: 'bytea' })}`,
  );
  for (const [name, table, column] of inboxIndexes)
    await client.query(`create index ${name} on submissions.${table} (${column})`);
}
