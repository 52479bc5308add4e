import type { Ballot, CastOutcome, PollRecord, RefusalReason } from '../ballot-store.server.ts';

export interface BallotBatch {
  ballots: readonly Ballot[];
  refusals: readonly { poll: string; reason: RefusalReason; votes: number }[];
  records: readonly PollRecord[];
}

/** Writes a batch durably. Resolves to the ballots' outcomes, in order. Rejects if nothing of it was written. */
export type WriteBatch = (batch: BallotBatch) => Promise<readonly CastOutcome[]>;

interface Gathering {
  /** Longest delay before a ballot is written, in ms. */
  waits: number;
  /** Most ballots in one batch. */
  most: number;
}

export const usualGathering: Gathering = { waits: 5, most: 500 };

interface Waiting {
  ballot: Ballot;
  resolve: (outcome: CastOutcome) => void;
  reject: (reason: unknown) => void;
}

interface WaitingRecord {
  record: PollRecord;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** In ms. Refusals alone are not worth a transaction each. */
const refusalsWait = 1000;

/**
 * Group commit: collects ballots into batches, so that the disk is synced once per batch. One batch is written at a
 * time while the next is collected; writing two at once would only halve them.
 */
export class GatheredBallots {
  readonly #write: WriteBatch;
  readonly #gathering: Gathering;
  #waiting: Waiting[] = [];
  #records: WaitingRecord[] = [];
  #refusals = new Map<string, { poll: string; reason: RefusalReason; votes: number }>();
  #timer: NodeJS.Timeout | undefined;
  #refusalTimer: NodeJS.Timeout | undefined;
  /** Whether the delay of the waiting ballots is over. */
  #isDue = false;
  #closed = false;
  #writing: Promise<void> | undefined;

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

  record(record: PollRecord): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('The ballot store is closed.'));
      this.#records.push({ record, resolve, reject });
      this.#timer ??= setTimeout(() => this.#send(), this.#gathering.waits);
    });
  }

  /** Writes what is waiting, then accepts nothing more. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#writing || this.#waiting.length > 0 || this.#records.length > 0) {
      this.#send();
      await this.#writing;
    }
    this.#send();
    await this.#writing;
    clearTimeout(this.#refusalTimer);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const isEmpty = this.#waiting.length === 0 && this.#refusals.size === 0 && this.#records.length === 0;
    this.#isDue = this.#writing !== undefined && !isEmpty;
    if (this.#isDue || isEmpty) return;
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = undefined;
    const sent = this.#waiting;
    // The rest goes into the next batch.
    this.#waiting = sent.splice(this.#gathering.most);
    this.#isDue = this.#waiting.length > 0;
    const refusals = [...this.#refusals.values()];
    this.#refusals.clear();
    const records = this.#records;
    this.#records = [];
    this.#writing = this.#settle(sent, refusals, records).finally(() => {
      this.#writing = undefined;
      if (this.#isDue) this.#send();
    });
  }

  async #settle(
    sent: readonly Waiting[],
    refusals: BallotBatch['refusals'],
    records: readonly WaitingRecord[],
  ): Promise<void> {
    try {
      const outcomes = await this.#write({
        ballots: sent.map(({ ballot }) => ballot),
        refusals,
        records: records.map(({ record }) => record),
      });
      for (const { resolve } of records) resolve();
      sent.forEach(({ resolve, reject }, place) => {
        const outcome = outcomes[place];
        if (outcome) resolve(outcome);
        else reject(new Error('The ballot store returned no outcome.'));
      });
    } catch (error) {
      for (const { reject } of [...sent, ...records]) reject(error);
      // Callers don't repeat refusals, so they are carried over to the next batch.
      for (const { poll, reason, votes } of refusals) this.countRefusal(poll, reason, votes);
    }
  }
}
