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
import { type Databases, makeContentTables, type StoreName, stores } from './stores.ts';

const numberRows = z.tuple([z.object({ number: z.coerce.number() })]);

/** How long other connections may linger before they count as active, in ms. */
const patience = 5000;

export class PostgresHouse implements Databases {
  readonly kind = 'postgres';
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
      const { rows } = await this.#client.query(
        `select count(*) as number from pg_stat_activity where datname = current_database()
           and usename = current_user and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      const others = numberRows.parse(rows)[0].number;
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

  async tableNames(store: StoreName): Promise<readonly string[]> {
    return (await this.tables(store)).map(({ name }) => name);
  }

  async ask(
    _store: StoreName,
    statement: string,
    values: readonly (string | number)[] = [],
  ): Promise<readonly unknown[]> {
    return (await this.#client.query(statement, [...values])).rows;
  }

  named(store: StoreName, table: string): string {
    return `${store}."${table}"`;
  }

  formatOf(store: 'ballots' | 'submissions'): Promise<number> {
    return formatOf(this.#client, store === 'ballots' ? ballotSchema : postgresInbox);
  }

  async beginReading({ held }: { held: boolean }): Promise<void> {
    const places: string[] = [];
    for (const { name } of stores)
      for (const table of await this.tables(name)) places.push(this.named(name, table.name));
    await this.#client.query("set lock_timeout = '5s'");
    await this.#client.query('begin isolation level repeatable read');
    if (held && places.length > 0) await this.#client.query(`lock table ${places.join(', ')} in share mode`);
  }

  /** Creates this version's empty content tables, in a separate process and outside the transaction. */
  #makeContent(): void {
    // Creating them takes a process with a data directory, here a temporary one.
    const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-move-'));
    try {
      const { secrets, databaseUrl = '' } = this.#house;
      makeContentTables({ ...environmentOf(secrets), DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }

  /** Fills the schemas in one transaction: commits once `work` has finished. */
  async fill<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#makeContent();
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
}
