/**
 * Counts what is met often among any number of different things, by the algorithm of Misra and Gries: when there is no
 * room for a new one, every count goes down by one and what is at zero leaves. So it never has more than `most` entries,
 * each costs the same on average, a count is never too high, and never lower than it should be by more than all that was
 * met divided by `most`.
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

  /** Takes off what has been told elsewhere; what came meanwhile stays. */
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
