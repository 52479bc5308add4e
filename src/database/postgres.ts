import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { z } from 'zod';
import type { Joining } from './reach.ts';
import { WatchedPool } from './watched-pool.ts';

/** Tables in a schema of their own, beside the content; the schema's table `format` says of which format they are. */
export interface PostgresFormat {
  schema: string;
  version: number;
  /** Any number that nobody else takes: instances that start at once make the tables one after the other. */
  lock: number;
  /** Brings tables of an earlier format to this one; `from` is 0 where there are none. In a transaction. */
  upgrade(client: PoolClient, from: number): Promise<void>;
}

export function connect(databaseUrl: string): Pool {
  return withoutComplaints(new Pool(optionsFor(databaseUrl)));
}

/**
 * For a process that goes on while the database is away. The tables are brought to this format before anything else is
 * asked. Resolves once it is known whether the database answers, or after `joining.atMost`.
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
    // A database that has gone silent has failed: whoever asks is told so, and may try again.
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    keepAlive: true,
  };
}

/** A connection that breaks between two questions is replaced with the next one, which will say if that fails. */
function withoutComplaints<Connections extends Pool>(pool: Connections): Connections {
  pool.on('error', () => {});
  // Nobody else listens while it is taken, and an error that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Makes the tables if they are not there, and brings them to this format, in the transaction that the connection is in. */
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
 * 0 while there are no tables.
 * @throws if they are of a newer version
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

/** Runs the work on what is committed now, whatever is written meanwhile. */
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
    // A connection is cheap to make again, and this one may be in any state.
    client.release(true);
    throw error;
  }
}

/** Runs the work in a transaction that, once committed, is on the disk, whatever the server does by default. */
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
