import { Pool, type PoolClient } from 'pg';
import { z } from 'zod';

const version = 1;

/** Any number that nobody else takes: instances that start at once make the tables one after the other. */
const lock = 4_711_900_719;

/** As in SQLite: nothing links who voted with what was voted. */
const tables = `
  create schema ballots;
  create table ballots.format (version integer not null);
  insert into ballots.format values (${version});
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

export function connect(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 4,
    // A database that has gone silent has failed: whoever votes is told so, and may try again.
    connectionTimeoutMillis: 10_000,
    query_timeout: 15_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced with the next question, which will say if that fails.
  pool.on('error', () => {});
  return pool;
}

/** Makes the tables if they are not there. */
export async function makeTables(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    if (!(await hasTables(client))) await client.query(tables);
  });
}

/** Whether the tables are there, in a format that this version knows. */
export async function hasTables(database: Pool | PoolClient): Promise<boolean> {
  const present = await database.query("select to_regclass('ballots.format') is not null as yes");
  if (!z.tuple([z.object({ yes: z.boolean() })]).parse(present.rows)[0].yes) return false;
  const format = await database.query('select version from ballots.format');
  const found = z.tuple([z.object({ version: z.number() })]).parse(format.rows)[0].version;
  if (found > version)
    throw new Error(
      `The database's ballots were written by a newer version (their format is ${found}, this one knows ${version}). Run that version, or restore a back-up.`,
    );
  return true;
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
