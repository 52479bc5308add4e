import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { OutOfReach, type Reach } from './reach.ts';

/** How often an idle database is probed, in ms. */
const intervals = { reachable: 2000, away: 500 };

/** Timeout of the probe in ms. Long, because a busy database is still up. */
const patience = 8000;

interface Watching {
  /** Must succeed before the first query, for example creating tables; retried until it does. */
  prepare: () => Promise<void>;
  /** Called on each change. `cause` is why it is unreachable. */
  onTurn: ((reach: Reach, cause: unknown) => void) | undefined;
}

/**
 * Connections to a Postgres that may be away at startup or later. While it is, queries fail at once instead of waiting.
 * Running queries are aborted, so that none of them completes unnoticed when the database comes back.
 */
export class WatchedPool extends Pool {
  readonly #watching: Watching;
  readonly #asking = new Set<PoolClient>();
  /** Resolves once the first probe has succeeded or failed. */
  readonly firstLook: Promise<void>;
  #reach: Reach = { reachable: false, since: Date.now() };
  #isPrepared = false;
  #lastAnswer = 0;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wasTold = false;

  constructor(options: PoolConfig, watching: Watching) {
    super(options);
    this.#watching = watching;
    this.on('acquire', (client) => this.#asking.add(client));
    this.on('release', (error, client) => {
      this.#asking.delete(client);
      if (error) this.#lookSoon();
      else this.#lastAnswer = Date.now();
    });
    this.firstLook = this.#look();
  }

  get reach(): Reach {
    return this.#reach;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (this.#reach.reachable || this.ending)
      return callback ? void super.connect(callback) : super.connect();
    const refused = new OutOfReach('The database is out of reach.');
    if (!callback) return Promise.reject(refused);
    callback(refused, undefined, () => {});
    return undefined;
  }

  override async end(): Promise<void> {
    clearTimeout(this.#timer);
    await super.end();
  }

  async #look(): Promise<void> {
    const begun = Date.now();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer for ${patience / 1000} s.`)), patience);
    });
    try {
      await Promise.race([this.#ask(), tooLong]);
      this.#turn(true);
    } catch (error) {
      if (this.#lastAnswer < begun) this.#turn(false, error);
    } finally {
      clearTimeout(timer);
      this.#looking = undefined;
      this.#schedule(this.#reach.reachable ? intervals.reachable : intervals.away);
    }
  }

  async #ask(): Promise<void> {
    if (!this.#isPrepared) {
      await this.#watching.prepare();
      this.#isPrepared = true;
      return;
    }
    const client = await super.connect();
    let problem: unknown;
    try {
      await client.query('select 1');
    } catch (error) {
      problem = error;
      throw error;
    } finally {
      client.release(problem !== undefined);
    }
  }

  #lookSoon(): void {
    if (!this.#looking) this.#schedule(0);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (this.ending) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
    }, delay);
    this.#timer.unref();
  }

  #turn(reachable: boolean, cause?: unknown): void {
    if (this.#wasTold && reachable === this.#reach.reachable) return;
    this.#wasTold = true;
    this.#reach = { reachable, since: Date.now() };
    if (!reachable) for (const client of this.#asking) void hangUp(client);
    this.#watching.onTurn?.(this.#reach, cause);
  }
}

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Destroys the connection although a query is running; its caller gets an error. */
async function hangUp(client: PoolClient): Promise<void> {
  if ('end' in client && typeof client.end === 'function') await client.end();
}
