import { LRUCache } from 'lru-cache';

/** Memory limit for drawn logos of all versions, in bytes. They are not stored on disk. */
const usualBytes = 16 * 1024 * 1024;

/** Most logos in the queue; further requests get a 503. */
const maxWaiting = 20;

/** Draws logos one at a time and caches the latest, so that a client asking for a thousand sizes only delays itself. */
export class DrawnLogos {
  readonly #kept: LRUCache<string, Buffer<ArrayBuffer>>;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param maxBytes size limit of the cache */
  constructor(maxBytes = usualBytes) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  }

  /** Size of the cache in bytes. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** Undefined while the queue is full. */
  async read(
    key: string,
    draw: () => Promise<Buffer<ArrayBuffer>>,
  ): Promise<Buffer<ArrayBuffer> | undefined> {
    const known = this.#kept.get(key);
    if (known) return known;
    return this.#waiting < maxWaiting ? this.make(key, draw) : undefined;
  }

  make(key: string, draw: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
    const made = this.#last.then(async () => {
      const known = this.#kept.get(key);
      if (known) return known;
      const bytes = await draw();
      this.#kept.set(key, bytes);
      return bytes;
    });
    this.#waiting += 1;
    this.#last = made
      .catch(() => {})
      .finally(() => {
        this.#waiting -= 1;
      });
    return made;
  }
}

export const drawnLogos = new DrawnLogos();
