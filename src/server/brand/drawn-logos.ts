import { LRUCache } from 'lru-cache';
import { Semaphore } from '#limits/semaphore.ts';

/** Memory limit for drawn logos of all versions, in bytes. They are not stored on disk. */
const usualBytes = 16 * 1024 * 1024;

/** Pixels in the usual height: few, and everybody needs them. */
const usual = new Semaphore({ atOnce: 1 });

/** Pixels in any other height. */
const others = new Semaphore({ atOnce: 2, perNetwork: 1, waiting: 40, waitingPerNetwork: 10 });

/** Whether a logo has pixels; if so, in the usual height, or in one that a network asks for. */
export type Drawing = 'shapes' | 'usual' | { network: string };

/** Draws logos in turns and caches the latest. A network that asks for a thousand sizes only delays itself. */
export class DrawnLogos {
  readonly #kept: LRUCache<string, Buffer<ArrayBuffer>>;
  readonly #drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  /** @param maxBytes size limit of the cache */
  constructor(maxBytes = usualBytes) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  }

  /** Size of the cache in bytes. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** @throws {Busy} only for a height that isn't the usual one */
  async read(
    key: string,
    draw: () => Promise<Buffer<ArrayBuffer>>,
    drawing: Drawing,
  ): Promise<Buffer<ArrayBuffer>> {
    const known = this.#kept.get(key) ?? this.#drawing.get(key);
    if (known) return known;
    const made = this.#make(key, draw, drawing).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, made);
    return made;
  }

  async #make(
    key: string,
    draw: () => Promise<Buffer<ArrayBuffer>>,
    drawing: Drawing,
  ): Promise<Buffer<ArrayBuffer>> {
    const bytes = await inTurn(draw, drawing);
    this.#kept.set(key, bytes);
    return bytes;
  }
}

function inTurn<Result>(draw: () => Promise<Result>, drawing: Drawing): Promise<Result> {
  if (drawing === 'shapes') return draw();
  return drawing === 'usual' ? usual.run(draw) : others.run(draw, drawing.network);
}

export const drawnLogos = new DrawnLogos();
