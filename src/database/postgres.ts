import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { z } from 'zod';
import type { Joining } from './reach.ts';
import { WatchedPool } from './watched-pool.ts';

/** A schema of its own beside the content. Its table `format` holds the format's version. */
export interface PostgresFormat {
  schema: string;
  version: number;
  /** Names of all tables except `format`. */
  tables: readonly string[];
  /** Key of the advisory lock under which instances that start together create the tables. */
  lock: number;
  /** Migrates tables from format `from` (0: no tables) to this one, within a transaction. */
  upgrade(client: PoolClient, from: number): Promise<void>;
}

/** For reading, and for one thing at a time. */
export function connect(databaseUrl: string): Pool {
  return withoutComplaints(new Pool(optionsFor(databaseUrl, 2)));
}

/**
 * A pool for a process that keeps running while the database is away. The tables are migrated before any other query
 * runs. Resolves once the database has responded or failed, at the latest after `joining.atMost`.
 */
export async function connectInBackground(
  databaseUrl: string,
  format: PostgresFormat,
  joining: Joining,
): Promise<WatchedPool> {
  const prepare = async () => {
    const pool = connect(databaseUrl);
    try {
      await inTransaction(pool, (client) => bringToFormat(client, format));
    } finally {
      await pool.end();
    }
  };
  const watched = new WatchedPool(optionsFor(databaseUrl, joining.connections), {
    prepare,
    onTurn: joining.onTurn,
  });
  const pool = withoutComplaints(watched);
  await Promise.race([pool.firstLook, wait(joining.atMost, undefined, { ref: false })]);
  return pool;
}

function optionsFor(databaseUrl: string, max: number): PoolConfig {
  return {
    connectionString: databaseUrl,
    max,
    // An unresponsive database counts as failed: callers get an error and may retry.
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    keepAlive: true,
  };
}

/** Ignores errors of idle connections: the pool replaces them with the next query, which reports its own failure. */
function withoutComplaints<Connections extends Pool>(pool: Connections): Connections {
  pool.on('error', () => {});
  // A checked-out client has no other listener, and an unhandled error event ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Creates the tables or migrates them to this format, within the connection's current transaction. */
export async function bringToFormat(client: PoolClient, format: PostgresFormat): Promise<void> {
  const { schema, version, lock } = format;
  await client.query('select pg_advisory_xact_lock($1)', [lock]);
  const found = await formatOf(client, format);
  if (found === version) return;
  if (found === 0)
    await client.query(
      `create schema ${schema}; create table ${schema}.format (version integer not null);
       insert into ${schema}.format values (0)`,
    );
  await format.upgrade(client, found);
  await client.query(`update ${schema}.format set version = $1`, [version]);
}

const tablesOf = 'select array(select tablename::text from pg_tables where schemaname = $1)';
const formatRow = z.object({ tables: z.array(z.string()), version: z.number() });

/**
 * 0 if there are no tables.
 * @throws if they are of a newer version, of none, or incomplete
 */
export async function formatOf(
  database: Pool | PoolClient,
  { schema, version, tables }: Pick<PostgresFormat, 'schema' | 'version' | 'tables'>,
): Promise<number> {
  const named = await database.query(`${tablesOf} as tables`, [schema]);
  const [{ tables: known }] = z.tuple([z.object({ tables: z.array(z.string()) })]).parse(named.rows);
  if (known.length === 0) return 0;
  // Reads the tables again in the same snapshot as the version: another process may be migrating them.
  const { rows } = known.includes('format')
    ? await database.query(`${tablesOf} as tables, version from ${schema}.format`, [schema])
    : { rows: [] };
  const [format, ...others] = z.array(formatRow).parse(rows);
  const found = format && others.length === 0 ? format.version : 0;
  if (found > version)
    throw new Error(
      `The database's ${schema} were written by a newer version (their format is ${found}, this one knows ${version}). Run that version, or restore a back-up.`,
    );
  if (found < 1)
    throw new Error(
      `The database's ${schema} have tables, but do not say which format they have. Somebody changed them; restore a back-up.`,
    );
  const missing = tables.filter((table) => !format?.tables.includes(table));
  if (found === version && missing.length > 0)
    throw new Error(
      `The database's ${schema} do not have the tables ${missing.join(', ')}. Somebody changed them; restore a back-up.`,
    );
  return found;
}

export async function inSnapshot<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection may be in any state, so it is not reused.
    client.release(true);
    throw error;
  }
}

/** Runs the work in a transaction with `synchronous_commit` on, whatever the server's default. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let problem: unknown;
  try {
    await client.query('begin; set local synchronous_commit = on');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    problem = error;
    throw error;
  } finally {
    const isReusable =
      problem === undefined ||
      (await client.query('rollback').then(
        () => true,
        () => false,
      ));
    client.release(!isReusable);
  }
}

/**
 * Inserts rows in one statement, sorted, so that transactions don't lock each other out; `kept` is the row that is
 * there in `onConflict`.
 */
export async function insertRows<Column extends string>(
  client: PoolClient,
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
  onConflict = '',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const arrays = columns.map(
    (column, place) => `$${place + 1}::${typeof first[column] === 'number' ? 'bigint' : 'text'}[]`,
  );
  await client.query(
    `insert into ${table} as kept (${columns.join(', ')})
       select * from unnest(${arrays.join(', ')}) order by 1, 2 ${onConflict}`,
    columns.map((column) => rows.map((row) => row[column])),
  );
}
