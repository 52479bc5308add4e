import { setTimeout as wait } from 'node:timers/promises';
import type { Reach } from '#database/reach.ts';
import type { Complaints } from '#server/complaints.ts';
import { log } from '#server/log.ts';
import type { ContentClient } from './content-client.ts';

/** How long to wait before trying the content backend again, in milliseconds: twice as long each time. */
const retryDelay = { first: 500, longest: 5000 };

interface FollowerParts {
  client: Pick<ContentClient, 'follow'>;
  complaints: Complaints;
  /** The version that has been read last. */
  version: () => string;
  /** Reads what is published; throws where something could not be read. */
  refresh: () => Promise<void>;
}

/** Hears from the content backend which version is published, and reads until it is the one that is here. */
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

  /** Whether the content backend is being followed right now. */
  get reach(): Reach {
    return this.#reach;
  }

  /** Whether something that was announced is being read. */
  get isReading(): boolean {
    return this.#refreshing !== undefined;
  }

  /** Since when something else is published than what is here, in ms since 1970; undefined where nothing is. */
  get behindSince(): number | undefined {
    return this.#behindSince;
  }

  /** Follows until the signal ends it. Resolves after that. */
  async follow(signal: AbortSignal): Promise<void> {
    const { client, complaints } = this.#parts;
    this.#signal = signal;
    while (!signal.aborted) {
      try {
        await client.follow((version) => {
          if (!this.#reach.reachable) {
            log(`Following the content backend, version ${version}.`);
            this.#reach = { reachable: true, since: Date.now() };
          }
          complaints.over('following');
          void this.#refreshTo(version, signal);
        }, signal);
      } catch (error) {
        if (!signal.aborted) this.#complain(error);
      }
      if (this.#reach.reachable) this.#reach = { reachable: false, since: Date.now() };
      await wait(retryDelay.first, undefined, { signal }).catch(() => {});
    }
  }

  /** A backend that is starting for the first time is nothing to complain about. */
  #complain(error: unknown): void {
    if (this.#parts.version()) {
      const text = 'The content backend does not answer; serving what was last published.';
      this.#parts.complaints.complain('following', text, error);
    } else if (!this.#isAwaited) {
      this.#isAwaited = true;
      const reason = error instanceof Error ? ` ${error.message}` : '';
      log(`Nothing is published here yet; waiting for the content backend.${reason}`);
    }
  }

  /** Reads again what is published, because something of it was lost here. */
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

  /** Reads what is published, again if another version was announced meanwhile. */
  async #refreshUntilCurrent(signal: AbortSignal): Promise<void> {
    const { complaints, refresh } = this.#parts;
    let answered: string | undefined;
    let delay = retryDelay.first;
    try {
      while (!signal.aborted && answered !== this.#wanted) {
        // What is read from here on is at least as new as this announcement.
        const announced = this.#wanted;
        try {
          await refresh();
          answered = announced;
          if (answered === this.#wanted) this.#behindSince = undefined;
          complaints.over('refresh');
        } catch (error) {
          const text = 'A change could not be read from the content backend; trying again.';
          complaints.complain('refresh', text, error);
          await wait(delay, undefined, { signal }).catch(() => {});
          delay = Math.min(2 * delay, retryDelay.longest);
          if (!this.#reach.reachable) return;
        }
      }
    } finally {
      // Here and not in a later callback: an announcement in between would find a refresh that no longer looks.
      this.#refreshing = undefined;
    }
  }
}
