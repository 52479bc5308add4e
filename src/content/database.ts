import { join, resolve } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { uniqueIndex as uniqueInPostgres } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql, sqliteAdapter } from '@payloadcms/db-sqlite';
import { uniqueIndex as uniqueInSqlite } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Config } from 'payload';
import type { Settings } from '#settings/settings.ts';
import type { StartLock } from './backend-locks.ts';
import { boundTransactions } from './bounded-transactions.ts';
import { indexForeignKeys } from './index-foreign-keys.ts';
import { migrations as postgresMigrations } from './migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts';
import { reportMigrations } from './migrations-in-a-line.ts';
import { beginInScope, openOneWriterClient } from './one-writer-client.ts';
import { keepDraftNewest } from './versions/keep-draft-newest.ts';

/** Addresses of which there may be only one, not counting the trash: what lies there gives its address free. */
const uniqueAddresses = [
  ['pages', 'path'],
  ['redirects', 'from'],
] as const;

// By the bare name: SQLite allows no other in an index.
const outsideTrash = sql`deleted_at IS NULL`;

/** How many connections to Postgres there are, and how many of them transactions may have. */
const connections = 20;
const transactions = 10;

/** Where the content lies unless it lies in Postgres. */
export function contentDatabaseFile(dataDir: string): string {
  return join(dataDir, 'content.sqlite');
}

/** The content's database: Postgres if there is an address for it, else one SQLite file that this process alone opens. */
export function contentDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  startLock: StartLock,
): Config['db'] {
  if (settings.databaseUrl) {
    const base = postgresAdapter({
      pool: {
        connectionString: settings.databaseUrl,
        max: connections,
        // A database that has gone silent has failed: whoever edits is told so, and can try again.
        connectionTimeoutMillis: 20_000,
        query_timeout: 60_000,
        keepAlive: true,
      },
      schemaName: 'content',
      blocksAsJSON: true,
      push: false,
      migrationDir: migrationDirectory('postgres'),
      prodMigrations: postgresMigrations,
    });
    return {
      ...base,
      init: (args) => {
        const adapter = base.init(args);
        boundTransactions(adapter, transactions);
        reportMigrations(adapter);
        keepDraftNewest(adapter);
        const connect = adapter.connect;
        adapter.connect = async function connectInTurn(options) {
          // Connecting migrates, too; but not when it is done again for a changed configuration.
          if (!options?.hotReload) await startLock.take();
          await connect?.call(this, options);
        };
        adapter.beforeSchemaInit.push(withIndexedForeignKeys(adapter));
        adapter.afterSchemaInit.push(
          withUniqueAddresses((name, column) => uniqueInPostgres(name).on(column).where(outsideTrash)),
        );
        return adapter;
      },
    };
  }
  const url = `file:${contentDatabaseFile(settings.dataDir)}`;
  const base = sqliteAdapter({
    client: { url },
    blocksAsJSON: true,
    push: false,
    transactionOptions: { behavior: 'immediate' },
    migrationDir: migrationDirectory('sqlite'),
    prodMigrations: sqliteMigrations,
  });
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args);
      reportMigrations(adapter);
      keepDraftNewest(adapter);
      adapter.beforeSchemaInit.push(withIndexedForeignKeys(adapter));
      adapter.afterSchemaInit.push(
        withUniqueAddresses((name, column) => uniqueInSqlite(name).on(column).where(outsideTrash)),
      );
      const connect = adapter.connect;
      adapter.connect = async function connectWithOneWriter(options) {
        // Payload makes a client of its own only where there is none.
        this.client ??= await openOneWriterClient(url);
        await connect?.call(this, options);
      };
      const begin = adapter.beginTransaction;
      adapter.beginTransaction = function beginKnown(options) {
        return beginInScope(() => begin.call(this, options));
      };
      return adapter;
    },
  };
}

/** A hook for either database. What it changes is there when the hook runs, and not before. */
function withIndexedForeignKeys(adapter: { rawTables: Parameters<typeof indexForeignKeys>[0] }) {
  return <Schema>({ schema }: { schema: Schema }): Schema => {
    indexForeignKeys(adapter.rawTables);
    return schema;
  };
}

/** A hook that gives each address an index that `unique` makes as the database needs it. */
function withUniqueAddresses<Table, Column, Index>(unique: (name: string, column: Column) => Index) {
  return <Schema extends { tables: Record<string, Table> }>({
    schema,
    extendTable,
  }: {
    schema: Schema;
    extendTable: (changes: {
      table: Table;
      extraConfig: (columns: Record<string, Column>) => Record<string, Index>;
    }) => void;
  }): Schema => {
    for (const [name, column] of uniqueAddresses) {
      const table = schema.tables[name];
      if (!table) continue;
      const index = `${name}_${column}_idx`;
      extendTable({
        table,
        extraConfig: (columns) => {
          const found = columns[column];
          return found ? { [index]: unique(index, found) } : {};
        },
      });
    }
    return schema;
  };
}

function migrationDirectory(database: 'sqlite' | 'postgres'): string {
  return resolve('src/content/migrations', database);
}
