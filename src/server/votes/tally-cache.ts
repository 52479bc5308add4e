import type { BallotReader } from '#polls/ballot-store.server.ts';
import type { PollResult } from '#polls/poll-result.ts';

/** How old a tally may be that is given out, in ms. */
const life = 1000;

/** Asks the store for a poll's tally at most once a second, however many want to know. */
export class TallyCache {
  readonly #store: Pick<BallotReader, 'tally'>;
  readonly #tallies = new Map<string, { read: Promise<PollResult>; until: number }>();

  constructor(store: Pick<BallotReader, 'tally'>) {
    this.#store = store;
  }

  read(poll: string): Promise<PollResult> {
    const now = Date.now();
    const known = this.#tallies.get(poll);
    if (known && now < known.until) return known.read;
    const read = this.#store.tally(poll);
    this.#tallies.set(poll, { read, until: now + life });
    // A failed look is not kept.
    read.catch(() => this.#tallies.delete(poll));
    return read;
  }
}
