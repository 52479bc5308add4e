import type { BallotReader } from '#polls/ballot-store.server.ts';
import type { Tally } from '#polls/tally.ts';

/** Lifetime of a cached tally in ms. */
const life = 1000;

/** Reads a poll's tally from the store at most once a second. */
export class TallyCache {
  readonly #store: Pick<BallotReader, 'tally'>;
  readonly #tallies = new Map<string, { read: Promise<Tally>; until: number }>();

  constructor(store: Pick<BallotReader, 'tally'>) {
    this.#store = store;
  }

  read(poll: string): Promise<Tally> {
    const now = Date.now();
    const known = this.#tallies.get(poll);
    if (known && now < known.until) return known.read;
    const read = this.#store.tally(poll);
    this.#tallies.set(poll, { read, until: now + life });
    read.catch(() => this.#tallies.delete(poll));
    return read;
  }
}
