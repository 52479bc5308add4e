import { setTimeout as wait } from 'node:timers/promises';
import { FetchError } from 'ofetch';
import { ZodError } from 'zod';
import { OutOfReach } from '#database/reach.ts';
import type { BallotKeys } from '#polls/ballot-keys.server.ts';
import type { BallotStore, StoredPoll } from '#polls/ballot-store.server.ts';
import { nameOfBook } from '#polls/ballots/verify-book.server.ts';
import { IntegrityError } from '#polls/integrity-error.ts';
import { type Doubt, soundState, withDoubt, witnessedRow } from '#polls/witnessed.server.ts';
import type { WitnessedChange, WitnessedRow } from '#polls/witnessed-list.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import { FailureLog } from '#server/failure-log.ts';

/** In ms; before the first comparison it waits for the content backend. */
const interval = { compared: 10_000, waiting: 1000 };

/** Timeout at shutdown, in ms. */
const farewell = 1000;

interface Judgement {
  /** Seals of what was compared. */
  book: string | undefined;
  witnessed: string | undefined;
  doubt: Doubt | undefined;
}

/**
 * Has the content database remember how far each poll has come, and compares the ballots with that: whoever writes into
 * the ballots alone can't set them back unnoticed. Votes go on being counted where something is missing.
 */
export class BallotWitness {
  readonly #store: BallotStore;
  readonly #client: Pick<ContentClient, 'readWitnessed' | 'putWitnessed'>;
  readonly #keys: BallotKeys;
  readonly #judged = new Map<string, Judgement>();
  readonly #ending = new AbortController();
  readonly #failures = new FailureLog();
  /** What the content database remembers, by poll; undefined until it has answered. */
  #rows: Map<string, WitnessedRow> | undefined;
  #isCompared = false;
  #running: Promise<void> | undefined;

  constructor(
    store: BallotStore,
    client: Pick<ContentClient, 'readWitnessed' | 'putWitnessed'>,
    keys: BallotKeys,
  ) {
    this.#store = store;
    this.#client = client;
    this.#keys = keys;
  }

  start(): void {
    this.#running ??= this.#goOn();
  }

  /** Compares and reports for the last time. The store must still be open, and no ballot be waiting. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#running;
    await this.look(farewell);
  }

  /** Whether all polls have been compared since the start. */
  get isCompared(): boolean {
    return this.#isCompared;
  }

  doubtOf(poll: string): Doubt | undefined {
    return this.#judged.get(poll)?.doubt;
  }

  async look(patience?: number): Promise<void> {
    try {
      this.#rows ??= byPoll((await this.#client.readWitnessed(patience)).polls);
      // Rows come before the snapshot: another instance’s may be of votes that an earlier snapshot doesn't have.
      const stored = await this.#store.storedPolls((book) => this.#isKnown(book.poll, book.seal));
      const changes = [...new Set([...this.#rows.keys(), ...stored.keys()])].flatMap((poll) =>
        this.#judge(poll, stored, this.#rows?.get(poll)),
      );
      this.#isCompared = true;
      if (changes.length > 0)
        for (const row of await this.#report(changes, patience)) this.#rows.set(row.poll, row);
      this.#failures.resolve('comparison');
    } catch (error) {
      // That database or content backend is away is logged elsewhere, and at shutdown both processes end.
      const isAway = error instanceof OutOfReach || (error instanceof FetchError && !error.statusCode);
      if (isAway || this.#ending.signal.aborted) return;
      this.#failures.report(
        'comparison',
        'The ballots could not be compared with what is remembered of them; trying again.',
        error,
      );
    }
  }

  async #report(changes: readonly WitnessedChange[], patience?: number): Promise<readonly WitnessedRow[]> {
    try {
      return (await this.#client.putWitnessed(changes, patience)).polls;
    } catch (error) {
      // So that they are judged and reported again.
      for (const { poll } of changes) {
        const judged = this.#judged.get(poll);
        if (judged) this.#judged.set(poll, { ...judged, book: undefined });
      }
      throw error;
    }
  }

  #isKnown(poll: string, book: string): boolean {
    const judged = this.#judged.get(poll);
    return judged !== undefined && judged.book === book && judged.witnessed === this.#rows?.get(poll)?.seal;
  }

  /** Returns what is to be remembered from now on. */
  #judge(
    poll: string,
    stored: ReadonlyMap<string, StoredPoll | undefined>,
    witnessed: WitnessedRow | undefined,
  ): WitnessedChange[] {
    const found = stored.get(poll);
    if (stored.has(poll) && !found) return [];
    const compared = { book: found?.book?.seal, witnessed: witnessed?.seal };
    try {
      const row = witnessedRow(this.#keys, poll, soundState(this.#keys, poll, found, witnessed));
      this.#judged.set(poll, { ...compared, doubt: undefined });
      this.#failures.resolve(poll);
      return row.seal === witnessed?.seal ? [] : [{ ...row, after: witnessed?.seal ?? '' }];
    } catch (error) {
      if (!(error instanceof IntegrityError || error instanceof ZodError || error instanceof SyntaxError))
        throw error;
      const { doubt, row } = withDoubt(this.#keys, poll, witnessed, { at: Date.now(), text: error.message });
      this.#judged.set(poll, { ...compared, doubt });
      this.#failures.report(poll, `${nameOfBook(poll)} can’t be verified any more: npm run recount`, error);
      return row ? [{ ...row, after: witnessed?.seal ?? '' }] : [];
    }
  }

  async #goOn(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await this.look();
      await wait(this.#isCompared ? interval.compared : interval.waiting, undefined, { signal }).catch(
        () => {},
      );
    }
  }
}

function byPoll(rows: readonly WitnessedRow[]): Map<string, WitnessedRow> {
  return new Map(rows.map((row) => [row.poll, row]));
}
