import type { Pool } from 'pg';
import { connectInBackground, inTransaction, type PostgresFormat } from '#database/postgres.ts';
import type { Joining } from '#database/reach.ts';
import {
  type InboxDatabase,
  inboxFormat,
  inboxIndexes,
  inboxTables,
  type Query,
} from './inbox-database.server.ts';

const tables = inboxTables({ number: 'bigint', bytes: 'bytea' });

export const postgresInbox: PostgresFormat = {
  schema: 'submissions',
  version: inboxFormat,
  tables: Object.keys(tables),
  lock: 4_711_900_723,
  upgrade: async (client) => {
    for (const [name, columns] of Object.entries(tables))
      await client.query(`create table submissions.${name} (${columns})`);
    for (const [name, table, column] of inboxIndexes)
      await client.query(`create index ${name} on submissions.${table} (${column})`);
  },
};

/**
 * The inbox in Postgres, in a schema beside the content, shared by all instances. While the database is away,
 * everything rejects at once with OutOfReach.
 */
export class PostgresInbox implements InboxDatabase {
  readonly forUpdate = 'for update skip locked';
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  static async open(databaseUrl: string, joining: Joining): Promise<PostgresInbox> {
    return new PostgresInbox(await connectInBackground(databaseUrl, postgresInbox, joining));
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
