import { setTimeout as wait } from 'node:timers/promises';
import { isCountedAddress, mostPathCounts, type PathCount, pathCountKinds } from '#pages/path-counts.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import { FailureLog } from '#server/failure-log.ts';
import { log } from '#server/log.ts';
import { FrequentPaths } from './frequent-paths.ts';

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
