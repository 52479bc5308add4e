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
      if (version !== this.#last) {
        this.#last = version;
        for (const listener of this.#listeners) listener(version);
      }
    } catch (error) {
      console.error('[content] The content version could not be read; trying again.', error);
    }
    this.#timer = undefined;
    if (this.#listeners.size > 0) this.#schedule(interval);
    else this.#last = undefined;
  }
}
