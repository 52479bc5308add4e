/**
 * Counts frequent items in a stream of any size by the Misra-Gries algorithm: when there is no room for a new item,
 * every count is decremented and zeros are dropped. Memory is limited to `most` entries at constant amortised cost. A
 * count is never too high, and too low by at most the stream's length divided by `most`.
 */
export class FrequentPaths {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#counts.size;
  }

  add(path: string): void {
    const count = this.#counts.get(path);
    if (count !== undefined) this.#counts.set(path, count + 1);
    else if (this.#counts.size < this.#most) this.#counts.set(path, 1);
    else this.#makeRoom();
  }

  entries(): [path: string, count: number][] {
    return [...this.#counts];
  }

  /** Subtracts uploaded counts; what was counted meanwhile stays. */
  takeOff(told: readonly (readonly [path: string, count: number])[]): void {
    for (const [path, count] of told) {
      const rest = (this.#counts.get(path) ?? 0) - count;
      if (rest > 0) this.#counts.set(path, rest);
      else this.#counts.delete(path);
    }
  }

  #makeRoom(): void {
    for (const [path, count] of this.#counts) {
      if (count > 1) this.#counts.set(path, count - 1);
      else this.#counts.delete(path);
    }
  }
}
