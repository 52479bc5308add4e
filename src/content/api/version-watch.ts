import type { Payload } from 'payload';
import { readContentVersion } from './published-paths.ts';

type Listener = (version: string) => void;

/** How often the version is read while somebody listens, in milliseconds. */
const interval = 250;

/**
 * Tells listeners of every new content version. It reads the version from the database and not from hooks,
 * so that a change counts once it is committed, whoever made it: an editor here, a scheduled job, another instance.
 */
export class VersionWatch {
  readonly #payload: Payload;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #last: string | undefined;
  /** Said once, and not with each look. */
  #hasComplained = false;

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Calls the listener with the present version and with each new one, until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#last !== undefined) listener(this.#last);
    if (!this.#timer) this.#schedule(0);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #schedule(delay: number): void {
    this.#timer = setTimeout(() => this.#look(), delay);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    try {
      const { version } = await readContentVersion(this.#payload);
      if (this.#hasComplained) console.log('[content] The content version can be read again.');
      this.#hasComplained = false;
      if (version !== this.#last) {
        this.#last = version;
        for (const listener of this.#listeners) listener(version);
      }
    } catch (error) {
      if (!this.#hasComplained) {
        const reason = error instanceof Error ? causeOf(error).message : '';
        console.error(`[content] The content version could not be read; trying again. ${reason}`);
      }
      this.#hasComplained = true;
    }
    this.#timer = undefined;
    if (this.#listeners.size > 0) this.#schedule(interval);
    else this.#last = undefined;
  }
}

/** What went wrong at the bottom: around it the database layer writes the whole statement. */
function causeOf(error: Error): Error {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}
