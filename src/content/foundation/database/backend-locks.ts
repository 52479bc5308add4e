import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { Client } from 'pg';
import { z } from 'zod';
import { reportStep } from '#content/foundation/operation/report-step.ts';

/** Advisory lock keys shared by content backends on one Postgres: any numbers that nothing else uses. */
const locks = { start: 20_261_123, jobs: 20_261_124 } as const;

const gained = z.tuple([z.object({ gained: z.boolean() })]);

/** Retry interval for the start lock, in ms. */
const pause = 500;

/** The part of a connection that locks need; Payload's adapter brings its own `pg` types. */
interface Connection {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

interface PooledConnection extends Connection {
  on(event: 'error', listener: () => void): unknown;
  off(event: 'error', listener: () => void): unknown;
  release(isBroken: boolean): void;
}

async function gain(client: Connection, lock: number): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS gained', [lock]);
  return gained.parse(rows)[0].gained;
}

/**
 * The lock for migrating, creating the first account and seeding. Of several backends starting on one Postgres one
 * holds it while the others wait. It ends with the connection, so a dead process blocks nobody.
 */
export class StartLock {
  readonly #databaseUrl: string | undefined;
  #client: Client | undefined;

  /** Without a URL, on SQLite, there is nothing to lock. */
  constructor(databaseUrl: string | undefined) {
    this.#databaseUrl = databaseUrl;
  }

  async take(report: (text: string) => void = reportStep): Promise<void> {
    if (!this.#databaseUrl) return;
    const client = new Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: 20_000,
      query_timeout: 20_000,
      keepAlive: true,
    });
    // Each query reports its own error; an unhandled `error` event would end the process.
    client.on('error', () => {});
    await client.connect();
    this.#client = client;
    if (await gain(client, locks.start)) return;
    report('Another content backend is preparing the database; this one waits.');
    while (!(await gain(client, locks.start))) await wait(pause);
    report('The database is prepared; this content backend goes on.');
  }

  async release(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }
}

const atWork = new WeakSet<object>();

/**
 * Runs the work unless this backend, or another on the same Postgres, is doing it already. The lock guarantees that
 * no job is running.
 */
export async function asOnlyRunnerOfJobs(payload: Payload, work: () => Promise<void>): Promise<void> {
  const { db } = payload;
  if (atWork.has(db)) return;
  atWork.add(db);
  try {
    await (db.name === 'postgres' ? withJobsLock(await db.pool.connect(), work) : work());
  } finally {
    atWork.delete(db);
  }
}

async function withJobsLock(client: PooledConnection, work: () => Promise<void>): Promise<void> {
  let isBroken = true;
  const noticed = () => {};
  client.on('error', noticed);
  try {
    if (await gain(client, locks.jobs)) {
      await work();
      await client.query('SELECT pg_advisory_unlock($1)', [locks.jobs]);
    }
    isBroken = false;
  } finally {
    client.off('error', noticed);
    // A connection in an unknown state is closed, which releases its lock.
    client.release(isBroken);
  }
}
