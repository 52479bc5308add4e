import { setTimeout as wait } from 'node:timers/promises';
import { isCountedPath, mostPathCounts, type PathCount, pathCountKinds } from '#pages/path-counts.ts';
import { Complaints } from '#server/complaints.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import { log } from '#server/log.ts';
import { FrequentPaths } from './frequent-paths.ts';

/** How often what was counted is handed over, in ms. */
const interval = 20_000;

/** How long the last handing over may hold up the end of the process, in ms. */
const farewell = 1000;

/**
 * Counts which paths visitors ask for in vain and which redirects they follow, for editors. A request only raises a number
 * in memory, of which there are so many at most; at intervals the numbers go to the content backend, which adds up those
 * of all sites. While it is away they are kept. What a process hasn’t handed over when it is killed is lost, and where the
 * answer to what was handed over is lost, it is counted twice: it is an estimate that nothing depends on.
 */
export class AskedPaths {
  readonly #client: Pick<ContentClient, 'postPathCounts'>;
  readonly #counts: Readonly<Record<PathCount['kind'], FrequentPaths>> = {
    missing: new FrequentPaths(mostPathCounts),
    redirect: new FrequentPaths(mostPathCounts),
  };
  readonly #ending = new AbortController();
  readonly #complaints = new Complaints();
  #running: Promise<void> | undefined;

  constructor(client: Pick<ContentClient, 'postPathCounts'>) {
    this.#client = client;
  }

  /** Somebody asked for this path, without language. */
  count(kind: PathCount['kind'], path: string): void {
    if (isCountedPath(path)) this.#counts[kind].add(path);
  }

  start(): void {
    this.#running ??= this.#keepTelling();
  }

  /** Hands over what was counted. What could not be handed over stays. */
  async tell(patience = interval): Promise<void> {
    const told = pathCountKinds.map((kind) => ({ kind, entries: this.#counts[kind].entries() }));
    const counts = told.flatMap(({ kind, entries }) =>
      entries.map(([path, count]): PathCount => ({ kind, path, count })),
    );
    if (counts.length === 0) return;
    try {
      await this.#client.postPathCounts(counts, patience);
      for (const { kind, entries } of told) this.#counts[kind].takeOff(entries);
      if (this.#complaints.over('content')) log('The content backend takes counts of paths again.');
    } catch (error) {
      // At the end both go, and there is nothing to be mended.
      if (!this.#ending.signal.aborted)
        this.#complaints.complain('content', 'Counts of paths wait for the content backend.', error);
    }
  }

  /** Hands over the rest, unless the content backend has gone as well. */
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
