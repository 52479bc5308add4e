import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { Client } from 'pg';
import { z } from 'zod';
import { reportStep } from './report-step.ts';

/** Advisory locks that content backends on one Postgres share. Any numbers, as long as nothing else locks by them. */
const locks = { start: 20_261_123, jobs: 20_261_124 } as const;

const gained = z.tuple([z.object({ gained: z.boolean() })]);

/** How long a backend waits before it asks again whether it may start, in milliseconds. */
const pause = 500;

/** As much of a connection as locks need; Payload's adapter has types of `pg` of its own. */
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
 * The right to migrate, to make the first account and to seed. Of several backends that start at once on one Postgres
 * one has it, and the others wait; it is lost with the connection, so that nobody waits for a process that has died.
 */
export class StartLock {
  readonly #databaseUrl: string | undefined;
  #client: Client | undefined;

  /** Without an address, on SQLite, there is nobody to wait for. */
  constructor(databaseUrl: string | undefined) {
    this.#databaseUrl = databaseUrl;
  }

  /** @throws if the database does not answer */
  async take(report: (text: string) => void = reportStep): Promise<void> {
    if (!this.#databaseUrl) return;
    const client = new Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: 20_000,
      query_timeout: 20_000,
      keepAlive: true,
    });
    // Whoever waits or releases is told by their own question; an error that nobody hears would end the process.
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

/** The backends of this process that are at their jobs. */
const atWork = new WeakSet<object>();

/**
 * Does the work unless it is being done already: by this backend, or by another on the same Postgres. Who has the lock
 * knows that no job is running.
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
    // A connection whose state is not known is closed, and its lock goes with it.
    client.release(isBroken);
  }
}
