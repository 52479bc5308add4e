import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { z } from 'zod';
import type { Joining } from './reach.ts';
import { WatchedPool } from './watched-pool.ts';

/** A schema of its own beside the content. Its table `format` holds the format's version. */
export interface PostgresFormat {
  schema: string;
  version: number;
  /** Key of the advisory lock under which instances that start together create the tables. */
  lock: number;
  /** Migrates tables from format `from` (0: no tables) to this one, within a transaction. */
  upgrade(client: PoolClient, from: number): Promise<void>;
}

export function connect(databaseUrl: string): Pool {
  return withoutComplaints(new Pool(optionsFor(databaseUrl)));
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
  const watched = new WatchedPool(optionsFor(databaseUrl), { prepare, onTurn: joining.onTurn });
  const pool = withoutComplaints(watched);
  await Promise.race([pool.firstLook, wait(joining.atMost, undefined, { ref: false })]);
  return pool;
}

function optionsFor(databaseUrl: string): PoolConfig {
  return {
    connectionString: databaseUrl,
    max: 4,
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

/**
 * 0 if there are no tables.
 * @throws if the tables are of a newer version
 */
export async function formatOf(
  database: Pool | PoolClient,
  { schema, version }: Pick<PostgresFormat, 'schema' | 'version'>,
): Promise<number> {
  const present = await database.query('select to_regclass($1) is not null as yes', [`${schema}.format`]);
  if (!z.tuple([z.object({ yes: z.boolean() })]).parse(present.rows)[0].yes) return 0;
  const format = await database.query(`select version from ${schema}.format`);
  const found = z.tuple([z.object({ version: z.number() })]).parse(format.rows)[0].version;
  if (found > version)
    throw new Error(
      `The database's ${schema} were written by a newer version (their format is ${found}, this one knows ${version}). Run that version, or restore a back-up.`,
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
