import { setTimeout as wait } from 'node:timers/promises';
import type { Reach } from '#database/reach.ts';
import type { FailureLog } from '#server/failure-log.ts';
import { log } from '#server/log.ts';
import type { ContentClient } from './content-client.ts';

/** Retry backoff in ms; doubles each time. */
const retryDelay = { first: 500, longest: 5000 };

interface FollowerParts {
  client: Pick<ContentClient, 'follow'>;
  failures: FailureLog;
  version: () => string;
  /** Reads the published content; throws if a part failed. */
  refresh: () => Promise<void>;
}

/** Follows the content backend's change stream, and refreshes until the announced version is read. */
export class ContentFollower {
  readonly #parts: FollowerParts;
  #reach: Reach = { reachable: false, since: Date.now() };
  #behindSince: number | undefined;
  #wanted: string | undefined;
  #refreshing: Promise<void> | undefined;
  #signal: AbortSignal | undefined;
  #isAwaited = false;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  get reach(): Reach {
    return this.#reach;
  }

  get isReading(): boolean {
    return this.#refreshing !== undefined;
  }

  /** Since when the site has been behind the content backend, in ms since 1970; undefined if it is up to date. */
  get behindSince(): number | undefined {
    return this.#behindSince;
  }

  async follow(signal: AbortSignal): Promise<void> {
    const { client, failures } = this.#parts;
    this.#signal = signal;
    while (!signal.aborted) {
      try {
        await client.follow((version) => {
          if (!this.#reach.reachable) {
            log(`Following the content backend, version ${version}.`);
            this.#reach = { reachable: true, since: Date.now() };
          }
          failures.resolve('following');
          void this.#refreshTo(version, signal);
        }, signal);
      } catch (error) {
        if (!signal.aborted) this.#report(error);
      }
      if (this.#reach.reachable) this.#reach = { reachable: false, since: Date.now() };
      await wait(retryDelay.first, undefined, { signal }).catch(() => {});
    }
  }

  /** During a backend's first start nothing is logged. */
  #report(error: unknown): void {
    if (this.#parts.version()) {
      const text = 'The content backend does not answer; serving what was last published.';
      this.#parts.failures.report('following', text, error);
    } else if (!this.#isAwaited) {
      this.#isAwaited = true;
      const reason = error instanceof Error ? ` ${error.message}` : '';
      log(`Nothing is published here yet; waiting for the content backend.${reason}`);
    }
  }

  /** Refreshes, because local data was lost. */
  again(): void {
    if (this.#reach.reachable && this.#wanted !== undefined && this.#signal)
      void this.#refreshTo(this.#wanted, this.#signal);
  }

  #refreshTo(version: string, signal: AbortSignal): Promise<void> {
    this.#wanted = version;
    if (version !== this.#parts.version()) this.#behindSince ??= Date.now();
    this.#refreshing ??= this.#refreshUntilCurrent(signal);
    return this.#refreshing;
  }

  /** Refreshes, again if another version was announced meanwhile. */
  async #refreshUntilCurrent(signal: AbortSignal): Promise<void> {
    const { failures, refresh } = this.#parts;
    let answered: string | undefined;
    let delay = retryDelay.first;
    try {
      while (!signal.aborted && answered !== this.#wanted) {
        // The refresh covers everything up to this announcement.
        const announced = this.#wanted;
        try {
          await refresh();
          answered = announced;
          if (answered === this.#wanted) this.#behindSince = undefined;
          failures.resolve('refresh');
        } catch (error) {
          const text = 'A change could not be read from the content backend; trying again.';
          failures.report('refresh', text, error);
          await wait(delay, undefined, { signal }).catch(() => {});
          delay = Math.min(2 * delay, retryDelay.longest);
          if (!this.#reach.reachable) return;
        }
      }
    } finally {
      // Not in a later callback: an announcement in between would join a refresh that has already finished looking.
      this.#refreshing = undefined;
    }
  }
}
