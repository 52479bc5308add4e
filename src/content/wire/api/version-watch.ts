import type { Payload } from 'payload';
import { causeOf } from '#content/foundation/operation/cause-of.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { noteReach, processKnowledge } from '#content/foundation/operation/knowledge.ts';
import { readContentVersion } from '#content/lifecycle/publishing/content-version.ts';
import { Alarm } from './alarm.ts';

type Listener = (version: string) => void;

/** Polling intervals with and without listeners, in ms. */
const intervals = { followed: 250, alone: 5000 };

/** After how many ms without a response the database counts as down. */
const patience = 8000;

/**
 * Notifies listeners of every new content version. It polls the database instead of using hooks, so that a change
 * counts once it is committed, whoever made it: an editor here, a job, another instance. It also tracks whether the
 * database answers.
 */
class VersionWatch {
  readonly #payload: Payload;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #last: string | undefined;
  #looking: Promise<void> | undefined;
  #looksAlone = false;
  /** Logged once, not at every poll. */
  #hasComplained = false;

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Also polls without listeners from now on, so that the process always knows its health. */
  lookAlone(): void {
    if (this.#looksAlone) return;
    this.#looksAlone = true;
    if (settings.databaseUrl !== undefined) processKnowledge().askDatabase = () => this.#answers();
    if (!this.#looking) this.#schedule(0);
  }

  /** Calls the listener with the current version and each new one. Returns the unsubscribe function. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#last !== undefined) listener(this.#last);
    if (!this.#looking) this.#schedule(0);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Whether the database answers; false as soon as it counts as down. */
  async #answers(): Promise<boolean> {
    const known = processKnowledge();
    if (known.database.reachable) {
      const { promise: gone, resolve: tell } = Promise.withResolvers<void>();
      known.onAway.add(tell);
      await Promise.race([this.#look(), gone]);
      known.onAway.delete(tell);
    }
    return known.database.reachable;
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), delay);
    this.#timer.unref();
  }

  #look(): Promise<void> {
    this.#looking ??= this.#readVersion().finally(() => {
      this.#looking = undefined;
      if (this.#listeners.size > 0) this.#schedule(intervals.followed);
      else if (this.#looksAlone) this.#schedule(intervals.alone);
      else this.#last = undefined;
    });
    return this.#looking;
  }

  async #readVersion(): Promise<void> {
    const alarm = new Alarm(patience, () => noteReach(false));
    try {
      const { version } = await readContentVersion(this.#payload);
      noteReach(true);
      if (this.#hasComplained) console.log('[content] The content version can be read again.');
      this.#hasComplained = false;
      processKnowledge().version = version;
      if (version !== this.#last) {
        this.#last = version;
        for (const listener of this.#listeners) listener(version);
      }
    } catch (error) {
      noteReach(false);
      if (!this.#hasComplained) {
        const reason = error instanceof Error ? causeOf(error).message : '';
        console.error(`[content] The content version could not be read; trying again. ${reason}`);
      }
      this.#hasComplained = true;
    } finally {
      alarm.end();
    }
  }
}

let watch: VersionWatch | undefined;

export function versionWatch(payload: Payload): VersionWatch {
  watch ??= new VersionWatch(payload);
  return watch;
}
