import { setTimeout as wait } from 'node:timers/promises';
import { isCountedAddress, mostPathCounts, type PathCount, pathCountKinds } from '#pages/path-counts.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import { FailureLog } from '#server/failure-log.ts';
import { log } from '#server/log.ts';

/**
 * Counts frequent items in a stream of any size by the Misra-Gries algorithm: when there is no room for a new item,
 * every count is decremented and zeros are dropped. Memory is limited to `most` entries at constant amortised cost. A
 * count is never too high, and too low by at most the stream's length divided by `most`.
 */
export class FrequentPaths {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#counts.size;
  }

  add(path: string): void {
    const count = this.#counts.get(path);
    if (count !== undefined) this.#counts.set(path, count + 1);
    else if (this.#counts.size < this.#most) this.#counts.set(path, 1);
    else this.#makeRoom();
  }

  entries(): [path: string, count: number][] {
    return [...this.#counts];
  }

  /** Subtracts uploaded counts; what was counted meanwhile stays. */
  takeOff(told: readonly (readonly [path: string, count: number])[]): void {
    for (const [path, count] of told) {
      const rest = (this.#counts.get(path) ?? 0) - count;
      if (rest > 0) this.#counts.set(path, rest);
      else this.#counts.delete(path);
    }
  }

  #makeRoom(): void {
    for (const [path, count] of this.#counts) {
      if (count > 1) this.#counts.set(path, count - 1);
      else this.#counts.delete(path);
    }
  }
}

/** Upload interval in ms. */
const interval = 20_000;

/** Timeout of the last upload at shutdown, in ms. */
const farewell = 1000;

/**
 * Counts paths that were not found and redirects that were followed, for editors. A request only increments one of a
 * limited number of counters in memory. They are uploaded periodically to the content backend, which adds up all
 * sites', and kept while it is away. The counts are estimates: a crash loses the latest, and a lost response counts
 * them twice.
 */
export class PathCounter {
  readonly #client: Pick<ContentClient, 'postPathCounts'>;
  readonly #counts: Readonly<Record<PathCount['kind'], FrequentPaths>> = {
    missing: new FrequentPaths(mostPathCounts),
    redirect: new FrequentPaths(mostPathCounts),
  };
  readonly #ending = new AbortController();
  readonly #failures = new FailureLog();
  #running: Promise<void> | undefined;

  constructor(client: Pick<ContentClient, 'postPathCounts'>) {
    this.#client = client;
  }

  count(kind: PathCount['kind'], path: string): void {
    if (isCountedAddress(path, kind)) this.#counts[kind].add(path);
  }

  start(): void {
    this.#running ??= this.#keepTelling();
  }

  /** Uploads the counts. On failure they are kept. */
  async tell(patience = interval): Promise<void> {
    const told = pathCountKinds.map((kind) => ({ kind, entries: this.#counts[kind].entries() }));
    const counts = told.flatMap(({ kind, entries }) =>
      entries.map(([path, count]): PathCount => ({ kind, path, count })),
    );
    if (counts.length === 0) return;
    try {
      await this.#client.postPathCounts(counts, patience);
      for (const { kind, entries } of told) this.#counts[kind].takeOff(entries);
      if (this.#failures.resolve('content')) log('The content backend accepts path counts again.');
    } catch (error) {
      // At shutdown both processes end, so a failure is expected.
      if (!this.#ending.signal.aborted)
        this.#failures.report('content', 'Counts of paths wait for the content backend.', error);
    }
  }

  /** Uploads the rest, unless the content backend is gone as well. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#running;
    await this.tell(farewell);
  }

  async #keepTelling(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await wait(interval, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await this.tell();
    }
  }
}
