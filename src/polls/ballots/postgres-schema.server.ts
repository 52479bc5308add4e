import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { z } from 'zod';
import type { Reach } from '#database/reach.ts';
import { WatchedPool } from '#database/watched-pool.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { adoptPostgresBallots } from './adopt-postgres-ballots.server.ts';

const version = 2;

/** Any number that nobody else takes: instances that start at once make the tables one after the other. */
const lock = 4_711_900_719;

/** As in SQLite: nothing links who voted with what was voted. */
const tables = `
  create schema ballots;
  create table ballots.format (version integer not null);
  insert into ballots.format values (1);
  create table ballots.receipts (poll text, receipt text, primary key (poll, receipt));
  create table ballots.voters (poll text, voter text, primary key (poll, voter));
  create table ballots.proofs (proof text primary key);
  create table ballots.log (
    chain text, number bigint, receipt text not null, record text not null, at bigint not null, hash text not null,
    primary key (chain, number)
  );
  create index on ballots.log (receipt);
  create table ballots.chains (chain text primary key, poll text not null, number bigint not null, hash text not null);
  create index on ballots.chains (poll);
  create table ballots.tallies (chain text, option text, votes bigint not null, primary key (chain, option));
  create table ballots.turnout (chain text, minute bigint, ballots bigint not null, primary key (chain, minute));
  create table ballots.refusals (poll text, reason text, votes bigint not null, primary key (poll, reason));
`;

/** As in SQLite. An instance of the earlier version, which would not seal what it counts, can write no chain any more. */
const journals = `
  create table ballots.journal (
    poll text, number bigint, at bigint not null, kind text not null, content text not null, hash text not null,
    signature text not null, primary key (poll, number)
  );
  create table ballots.books (poll text primary key, content text not null, seal text not null);
  alter table ballots.chains add column begun bigint not null default 0;
  alter table ballots.chains alter column begun drop default;
`;

export function connect(databaseUrl: string): Pool {
  return withoutComplaints(new Pool(optionsFor(databaseUrl)));
}

/** For a process that goes on while the database is away. `prepare` is done before anything else is asked. */
export function connectInBackground(
  databaseUrl: string,
  prepare: (pool: Pool) => Promise<void>,
  onTurn?: (reach: Reach, cause: unknown) => void,
): WatchedPool {
  const watching = {
    onTurn,
    prepare: async () => {
      const pool = connect(databaseUrl);
      try {
        await prepare(pool);
      } finally {
        await pool.end();
      }
    },
  };
  return withoutComplaints(new WatchedPool(optionsFor(databaseUrl), watching));
}

function optionsFor(databaseUrl: string): PoolConfig {
  return {
    connectionString: databaseUrl,
    max: 4,
    // A database that has gone silent has failed: whoever votes is told so, and may try again.
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

/** Makes the tables if they are not there, and brings them to this format. */
export async function makeTables(pool: Pool, keys: BallotKeys): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const found = await formatOf(client);
    if (found === 0) await client.query(tables);
    if (found === version) return;
    await client.query(journals);
    await adoptPostgresBallots(client, keys);
    await client.query('update ballots.format set version = $1', [version]);
  });
}

/** 0 while there are no tables. Throws if they are of a newer version. */
export async function formatOf(database: Pool | PoolClient): Promise<number> {
  const present = await database.query("select to_regclass('ballots.format') is not null as yes");
  if (!z.tuple([z.object({ yes: z.boolean() })]).parse(present.rows)[0].yes) return 0;
  const format = await database.query('select version from ballots.format');
  const found = z.tuple([z.object({ version: z.number() })]).parse(format.rows)[0].version;
  if (found > version)
    throw new Error(
      `The database's ballots were written by a newer version (their format is ${found}, this one knows ${version}). Run that version, or restore a back-up.`,
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
    // A connection is cheap to make anew, and this one may be in any state.
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
