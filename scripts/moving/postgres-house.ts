import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { z } from 'zod';
import { bringToFormat, formatOf } from '../../src/database/postgres.ts';
import type { BallotKeys } from '../../src/polls/ballot-keys.server.ts';
import { ballotFormat, ballotSchema } from '../../src/polls/ballots/postgres-schema.server.ts';
import { postgresInbox } from '../../src/server/forms/inbox/postgres-inbox.server.ts';
import { environmentOf } from '../../src/settings/secrets.ts';
import type { House } from './house.ts';
import { continueSequences, deferReferences, PostgresRows, tablesOf } from './postgres-rows.ts';
import type { Table } from './rows.ts';
import {
  makeContentTables,
  type Recount,
  recount,
  requireFormat,
  requireMigrated,
  type StoreName,
  stores,
} from './stores.ts';

const numberRows = z.tuple([z.object({ number: z.coerce.number() })]);

/** How long other connections may linger before they count as active, in ms. */
const patience = 5000;

export class PostgresHouse {
  readonly #pool: Pool;
  readonly #client: PoolClient;
  readonly #keys: BallotKeys;
  readonly #house: House;

  private constructor(pool: Pool, client: PoolClient, house: House, keys: BallotKeys) {
    this.#pool = pool;
    this.#client = client;
    this.#house = house;
    this.#keys = keys;
  }

  static async open(house: House, keys: BallotKeys): Promise<PostgresHouse> {
    const pool = new Pool({
      connectionString: house.databaseUrl,
      max: 1,
      connectionTimeoutMillis: 20_000,
      keepAlive: true,
    });
    pool.on('error', () => {});
    const client = await pool.connect();
    client.on('error', () => {});
    return new PostgresHouse(pool, client, house, keys);
  }

  /** Why nothing can be moved now, if another connection by the same name stays open. */
  async inUse(): Promise<string | undefined> {
    // A process that has just ended leaves connections for a moment.
    const until = performance.now() + patience;
    for (;;) {
      const others = await this.#number(
        `select count(*) as number from pg_stat_activity where datname = current_database()
           and usename = current_user and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      if (others === 0) return undefined;
      if (performance.now() > until)
        return `The database has ${others} other ${others === 1 ? 'connection' : 'connections'}. End the product that works on it first, and whoever else looks at it under the same name.`;
      await wait(250);
    }
  }

  rows(store: StoreName): PostgresRows {
    return new PostgresRows(this.#client, store);
  }

  tables(store: StoreName): Promise<Table[]> {
    return tablesOf(this.#client, store);
  }

  async count(store: (typeof stores)[number]): Promise<number> {
    let sum = 0;
    for (const { name } of await this.tables(store.name))
      if (name !== store.own)
        sum += await this.#number(`select count(*) as number from ${store.name}."${name}"`);
    return sum;
  }

  async requireCurrent(): Promise<void> {
    if ((await this.tables('content')).length > 0) {
      const { rows } = await this.#client.query('select name from content.payload_migrations');
      const done = z.array(z.object({ name: z.string() })).parse(rows);
      requireMigrated(
        done.map(({ name }) => name),
        'postgres',
      );
    }
    for (const [name, format] of [
      ['ballots', ballotSchema],
      ['submissions', postgresInbox],
    ] as const)
      if ((await this.tables(name)).length > 0)
        requireFormat(name, await formatOf(this.#client, format), format.version);
  }

  async beginReading({ held }: { held: boolean }): Promise<void> {
    const places: string[] = [];
    for (const { name } of stores)
      for (const table of await this.tables(name)) places.push(`${name}."${table.name}"`);
    await this.#client.query("set lock_timeout = '5s'");
    await this.#client.query('begin isolation level repeatable read');
    if (held && places.length > 0) await this.#client.query(`lock table ${places.join(', ')} in share mode`);
  }

  /** Undefined if there are no ballots. */
  async recount(): Promise<Recount | undefined> {
    if ((await this.tables('ballots')).length === 0) return undefined;
    return recount({
      read: async (statement, values) => (await this.#client.query(statement, [...values])).rows,
      schema: 'ballots.',
      format: await formatOf(this.#client, ballotSchema),
      keys: this.#keys,
    });
  }

  /** Creates this version's empty content tables, in a separate process and outside the transaction. */
  makeContent(): void {
    // Creating them takes a process with a data directory, here a temporary one.
    const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-move-'));
    try {
      const { secrets, databaseUrl = '' } = this.#house;
      makeContentTables({ ...environmentOf(secrets), DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }

  /** New ballots have an empty register, which the moved one replaces. */
  async forgetRegister(): Promise<void> {
    await this.#client.query('delete from ballots.books');
  }

  /** Fills the schemas in one transaction: commits once `work` has finished. */
  async fill<Result>(work: () => Promise<Result>): Promise<Result> {
    const client = this.#client;
    await client.query('begin; set local synchronous_commit = on');
    try {
      await bringToFormat(client, ballotFormat(this.#keys));
      await bringToFormat(client, postgresInbox);
      const lookAtReferences = await deferReferences(client, 'content');
      const result = await work();
      await lookAtReferences();
      await continueSequences(client, 'content');
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#client.release(true);
    await this.#pool.end();
  }

  async #number(statement: string): Promise<number> {
    return numberRows.parse((await this.#client.query(statement)).rows)[0].number;
  }
}
