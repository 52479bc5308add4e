import { LRUCache } from 'lru-cache';

/** What drawn logos may take in memory, in bytes, those of earlier versions included. Nothing of them lies on disk. */
const usualBytes = 16 * 1024 * 1024;

/** How many may wait to be drawn; whoever comes then is told to come again. */
const maxWaiting = 20;

/** Draws one logo after the other, and keeps the last ones: whoever asks for a thousand sizes at once waits, and nobody else does. */
export class DrawnLogos {
  readonly #kept: LRUCache<string, Buffer<ArrayBuffer>>;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param maxBytes what all that is kept may take together */
  constructor(maxBytes = usualBytes) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  }

  /** What is kept takes, now. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** Undefined while too many wait for theirs. */
  async read(
    key: string,
    draw: () => Promise<Buffer<ArrayBuffer>>,
  ): Promise<Buffer<ArrayBuffer> | undefined> {
    const known = this.#kept.get(key);
    if (known) return known;
    return this.#waiting < maxWaiting ? this.make(key, draw) : undefined;
  }

  /** However many wait. */
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

/** Those of this process. */
export const drawnLogos = new DrawnLogos();
