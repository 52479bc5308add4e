import type { Ballot, CastOutcome, RefusalReason } from '../ballot-store.server.ts';

/** What is written in one transaction. */
export interface BallotBatch {
  ballots: readonly Ballot[];
  refusals: readonly { poll: string; reason: RefusalReason; votes: number }[];
}

/** Writes a batch durably and resolves to its outcomes, in its ballots' order. Rejects if nothing of it was written. */
export type WriteBatch = (batch: BallotBatch) => Promise<readonly CastOutcome[]>;

export interface Gathering {
  /** The longest time that a ballot waits for company, in milliseconds. */
  waits: number;
  /** The most ballots in one batch. */
  most: number;
  /** The most batches that are being written at once. */
  underWay: number;
}

interface Waiting {
  ballot: Ballot;
  resolve: (outcome: CastOutcome) => void;
  reject: (reason: unknown) => void;
}

/** Refusals alone are not worth a transaction each. */
const refusalsWait = 1000;

/** Gathers what many callers cast into batches: the disk is waited for once per batch, not once per ballot. */
export class GatheredBallots {
  readonly #write: WriteBatch;
  readonly #gathering: Gathering;
  #waiting: Waiting[] = [];
  #refusals = new Map<string, { poll: string; reason: RefusalReason; votes: number }>();
  #timer: NodeJS.Timeout | undefined;
  #refusalTimer: NodeJS.Timeout | undefined;
  /** Whether what waits has waited long enough. */
  #isDue = false;
  #closed = false;
  readonly #writing = new Set<Promise<void>>();

  constructor(write: WriteBatch, gathering: Gathering) {
    this.#write = write;
    this.#gathering = gathering;
  }

  cast(ballot: Ballot): Promise<CastOutcome> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('The ballot store is closed.'));
      this.#waiting.push({ ballot, resolve, reject });
      if (this.#waiting.length >= this.#gathering.most) this.#send();
      else this.#timer ??= setTimeout(() => this.#send(), this.#gathering.waits);
    });
  }

  countRefusal(poll: string, reason: RefusalReason, votes = 1): void {
    const name = `${reason} ${poll}`;
    const counted = this.#refusals.get(name);
    if (counted) counted.votes += votes;
    else this.#refusals.set(name, { poll, reason, votes });
    if (!this.#closed) this.#refusalTimer ??= setTimeout(() => this.#send(), refusalsWait);
  }

  /** Writes what waits, then takes nothing more. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#waiting.length > 0 || this.#writing.size > 0) {
      if (this.#writing.size < this.#gathering.underWay && this.#waiting.length > 0) this.#send();
      await Promise.race(this.#writing);
    }
    if (this.#refusals.size > 0) this.#send();
    await Promise.all(this.#writing);
    clearTimeout(this.#refusalTimer);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isDue = this.#writing.size >= this.#gathering.underWay;
    if (this.#isDue) return;
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = undefined;
    const sent = this.#waiting;
    // What is more than a batch may hold waits for the next one.
    this.#waiting = sent.splice(this.#gathering.most);
    this.#isDue = this.#waiting.length > 0;
    const refusals = [...this.#refusals.values()];
    this.#refusals.clear();
    const writing = this.#settle(sent, refusals).finally(() => {
      this.#writing.delete(writing);
      if (this.#isDue) this.#send();
    });
    this.#writing.add(writing);
  }

  async #settle(sent: readonly Waiting[], refusals: BallotBatch['refusals']): Promise<void> {
    try {
      const outcomes = await this.#write({ ballots: sent.map(({ ballot }) => ballot), refusals });
      sent.forEach(({ resolve, reject }, place) => {
        const outcome = outcomes[place];
        if (outcome) resolve(outcome);
        else reject(new Error('The ballot store gave no answer.'));
      });
    } catch (error) {
      for (const { reject } of sent) reject(error);
      // Nobody casts a refusal again: it is kept for the next batch.
      for (const { poll, reason, votes } of refusals) this.countRefusal(poll, reason, votes);
    }
  }
}
