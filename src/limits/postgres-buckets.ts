import { createHmac } from 'node:crypto';
import { Pool } from 'pg';
import { z } from 'zod';
import type { Allowance } from './address-limits.ts';

/** Query timeout, and how long to leave the database alone after one that failed, in ms. */
const waits = { answer: 300, rest: 5000 } as const;

/** How often full buckets are deleted, in ms. */
const sweepEvery = 60_000;

/** Advisory lock for creating the table; any number that nothing else locks by. */
const lock = 4_711_900_727;

/** Unlogged: it need not survive a crash, and addresses stay out of the write-ahead log. */
const tables = `
  select pg_advisory_xact_lock(${lock});
  create schema if not exists limits;
  create unlogged table if not exists limits.buckets (
    name text primary key, remaining float8 not null, at bigint not null, granted integer not null, full_at bigint not null
  );`;

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** The tokens after refilling. Uses the database's clock, which all instances share. */
const refilled =
  'least($2::float8, kept.remaining + greatest(0, excluded.at - kept.at) * $2::float8 / $3::float8)';
const granted = `least($4::integer, floor(${refilled}))`;
const fullAt = (remaining: string) => `ceil(($2::float8 - (${remaining})) * $3::float8 / $2::float8)::bigint`;

const take = `
  insert into limits.buckets as kept (name, remaining, at, granted, full_at)
    values ($1, $2::float8 - $4::integer, ${now}, $4::integer, ${now} + ${fullAt('$2::float8 - $4::integer')})
  on conflict (name) do update set
    granted = ${granted},
    remaining = ${refilled} - ${granted},
    at = greatest(kept.at, excluded.at),
    full_at = greatest(kept.at, excluded.at) + ${fullAt(`${refilled} - ${granted}`)}
  returning granted, remaining`;

const sweep = `delete from limits.buckets where full_at < ${now}`;

const takenRows = z.tuple([z.object({ granted: z.number(), remaining: z.number() })]);

export interface Taken {
  granted: number;
  /** Seconds until the next token, at least 1. */
  wait: number;
}

/**
 * Token buckets in Postgres that all instances share. A name is stored as a hash keyed with the club's secret, and only
 * until its bucket is full again. A slow database is not waited for.
 */
export class PostgresBuckets {
  readonly #pool: Pool;
  readonly #secret: string;
  #isReady: Promise<unknown> | undefined;
  #isDoubtful = false;
  #restsUntil = 0;
  readonly #sweeping: NodeJS.Timeout;

  constructor(databaseUrl: string, secret: string) {
    this.#secret = secret;
    this.#pool = new Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: 2 * waits.answer,
      query_timeout: 2 * waits.answer,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    this.#sweeping = setInterval(() => this.#isReady && void this.#ask(sweep, []), sweepEvery).unref();
  }

  /** Takes up to `count` tokens; undefined if the database doesn't respond. */
  async take(name: string, { most, within }: Allowance, count: number): Promise<Taken | undefined> {
    const found = await this.#ask(take, [this.#hash(name), most, within, count]);
    if (!found) return undefined;
    const [{ granted, remaining }] = takenRows.parse(found);
    return { granted, wait: Math.max(1, Math.ceil(((1 - remaining) * within) / most / 1000)) };
  }

  async giveBack(name: string, { most }: Allowance): Promise<void> {
    await this.#ask(
      'update limits.buckets set remaining = least($2::float8, remaining + 1) where name = $1',
      [this.#hash(name), most],
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#pool.end();
  }

  #hash(name: string): string {
    return createHmac('sha256', this.#secret).update(`limit ${name}`).digest('base64url');
  }

  async #ask(statement: string, values: readonly (string | number)[]): Promise<unknown[] | undefined> {
    const begun = performance.now();
    if (begun < this.#restsUntil) return undefined;
    // Only one caller probes a database whose state is unknown.
    if (this.#isDoubtful) this.#restsUntil = begun + waits.rest;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, waits.answer, undefined);
    });
    try {
      const found = await Promise.race([this.#query(statement, values), tooLong]);
      this.#isDoubtful = found === undefined;
      this.#restsUntil = found === undefined ? performance.now() + waits.rest : 0;
      return found;
    } catch {
      this.#isDoubtful = true;
      this.#restsUntil = performance.now() + waits.rest;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async #query(statement: string, values: readonly (string | number)[]): Promise<unknown[]> {
    this.#isReady ??= this.#pool.query(`${tables} ${sweep}`);
    try {
      await this.#isReady;
    } catch (error) {
      this.#isReady = undefined;
      throw error;
    }
    const { rows } = await this.#pool.query(statement, [...values]);
    return rows;
  }
}
