/** How long the same problem is counted before it is said again, in ms. */
const interval = 60_000;

/** So many different problems are counted at a time; others are written as they come. */
const most = 500;

/** Problems in the log: what repeats within a minute is written once, then how often it came. */
export class RepeatedProblems {
  readonly #write: (text: string) => void;
  /** How often each has come since it was written. */
  readonly #repeats = new Map<string, number>();

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  say(text: string): void {
    const repeats = this.#repeats.get(text);
    if (repeats !== undefined) {
      this.#repeats.set(text, repeats + 1);
      return;
    }
    this.#write(text);
    if (this.#repeats.size >= most) return;
    this.#repeats.set(text, 0);
    setTimeout(() => this.#tell(text), interval).unref();
  }

  /** Writes what was only counted so far: nobody will ask again. */
  end(): void {
    for (const text of [...this.#repeats.keys()]) this.#tell(text);
  }

  #tell(text: string): void {
    const repeats = this.#repeats.get(text) ?? 0;
    this.#repeats.delete(text);
    if (repeats > 0) this.#write(`${text} (repeated: ${repeats} more within a minute)`);
  }
}
