interface Bounds {
  /** How many tasks run at once. */
  atOnce: number;
  /** How many of them may be of one network; by default all. */
  perNetwork?: number;
  /** How many tasks may wait; by default any number. */
  waiting?: number;
  /** How many of them may be of one network; by default all. */
  waitingPerNetwork?: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Too many tasks are waiting already. */
export class Busy extends Error {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter = 5) {
    super('Too many tasks are waiting.');
    this.retryAfter = retryAfter;
  }
}

/** Runs a few tasks at a time; the rest wait. Networks take turns, so that many tasks of one only delay each other. */
export class Semaphore {
  readonly #bounds: Required<Bounds>;
  /** In the order in which they get their next turn. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;

  constructor(bounds: Bounds) {
    const { atOnce, waiting = Number.POSITIVE_INFINITY } = bounds;
    this.#bounds = { perNetwork: atOnce, waiting, waitingPerNetwork: waiting, ...bounds };
  }

  /**
   * @param network whose task it is, from `networkOf`
   * @throws {Busy} if too many tasks are waiting
   */
  async run<Result>(work: () => Promise<Result>, network = ''): Promise<Result> {
    const { atOnce, perNetwork, waiting, waitingPerNetwork } = this.#bounds;
    const line = this.#lines.get(network) ?? { running: 0, waiting: [] };
    const isFree = this.#running < atOnce && line.running < perNetwork;
    if (!isFree && (this.#waiting >= waiting || line.waiting.length >= waitingPerNetwork)) throw new Busy();
    this.#lines.set(network, line);
    if (isFree) {
      this.#running += 1;
      line.running += 1;
    } else {
      this.#waiting += 1;
      // Whoever ends a task counts the next one as running.
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      this.#running -= 1;
      line.running -= 1;
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(network);
      this.#startNext();
    }
  }

  #startNext(): void {
    for (const [network, line] of this.#lines) {
      const start = line.running < this.#bounds.perNetwork ? line.waiting.shift() : undefined;
      if (!start) continue;
      // To the end of the order.
      this.#lines.delete(network);
      this.#lines.set(network, line);
      this.#waiting -= 1;
      this.#running += 1;
      line.running += 1;
      start();
      return;
    }
  }
}
