import { join, resolve } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { uniqueIndex as uniqueInPostgres } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql, sqliteAdapter } from '@payloadcms/db-sqlite';
import { uniqueIndex as uniqueInSqlite } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Config } from 'payload';
import type { StartLock } from '#content/foundation/database/backend-locks.ts';
import { migrations as postgresMigrations } from '#content/foundation/database/migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '#content/foundation/database/migrations/sqlite/index.ts';
import { beginInScope, openOneWriterClient } from '#content/foundation/database/one-writer-client.ts';
import { connectionsOfContent } from '#settings/database-connections.ts';
import type { Settings } from '#settings/settings.ts';
import { boundTransactions } from './bounded-transactions.ts';
import { findWrittenOtherwise, inPostgres, inSqlite } from './found-text.ts';
import { indexForeignKeys } from './index-foreign-keys.ts';
import { keepDraftNewest } from './keep-draft-newest.ts';
import { reportMigrations } from './migrations-in-a-line.ts';

/** Unique addresses, ignoring documents in the trash, whose addresses are free. */
const uniqueAddresses = [
  ['pages', 'path'],
  ['redirects', 'from'],
] as const;

// Unqualified: SQLite allows no other name in an index.
const outsideTrash = sql`deleted_at IS NULL`;

/** The SQLite file, unless the content is in Postgres. */
export function contentDatabaseFile(dataDir: string): string {
  return join(dataDir, 'content.sqlite');
}

/** The content database: Postgres if configured, otherwise a SQLite file opened only by this process. */
export function contentDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseConnections' | 'dataDir'>,
  startLock: StartLock,
): Config['db'] {
  if (settings.databaseUrl) {
    const connections = connectionsOfContent(settings.databaseConnections.content).content;
    const base = postgresAdapter({
      pool: {
        connectionString: settings.databaseUrl,
        max: connections,
        // A silent database counts as failed: editors get an error and can retry.
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
        boundTransactions(adapter, Math.floor(connections / 2));
        reportMigrations(adapter);
        keepDraftNewest(adapter);
        findWrittenOtherwise(adapter, inPostgres);
        const connect = adapter.connect;
        adapter.connect = async function connectInTurn(options) {
          // Connecting also migrates, except when it reconnects for a changed configuration.
          if (!options?.hotReload) await startLock.take();
          // Payload makes one only if there is none: from its own it takes a connection for good, and an error of an
          // idle connection, as when Postgres ends, would be an uncaught exception.
          if (!this.pool) {
            this.pool = new this.pg.Pool(this.poolOptions);
            // Each query reports its own error, and the pool replaces a broken connection.
            this.pool.on('error', () => {});
            this.pool.on('connect', (client) => client.on('error', () => {}));
          }
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
      findWrittenOtherwise(adapter, inSqlite);
      adapter.beforeSchemaInit.push(withIndexedForeignKeys(adapter));
      adapter.afterSchemaInit.push(
        withUniqueAddresses((name, column) => uniqueInSqlite(name).on(column).where(outsideTrash)),
      );
      const connect = adapter.connect;
      adapter.connect = async function connectWithOneWriter(options) {
        // Payload creates a client only if there is none.
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

/** A schema hook for either database. What it modifies exists only when the hook runs. */
function withIndexedForeignKeys(adapter: { rawTables: Parameters<typeof indexForeignKeys>[0] }) {
  return <Schema>({ schema }: { schema: Schema }): Schema => {
    indexForeignKeys(adapter.rawTables);
    return schema;
  };
}

/** A schema hook that adds a unique index for each address; `unique` builds it for the database. */
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
  return resolve('src/content/foundation/database/migrations', database);
}
