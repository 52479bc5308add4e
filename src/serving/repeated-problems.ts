/** How long the same problem is counted before it is said again, in ms. */
const interval = 60_000;

/** So many different problems are counted at a time; others are written as they come. */
const most = 500;

/** Writes a problem, or how often it has come since it was written: `repeats` is 0 at the first time. */
type Write = (text: string, repeats: number) => void;

/** Problems in a log: what repeats within a minute is written once, then how often it came. */
export class RepeatedProblems {
  /** How often each has come since it was written, and how it is. */
  readonly #counted = new Map<string, { repeats: number; write: Write }>();

  say(text: string, write: Write): void {
    const known = this.#counted.get(text);
    if (known) {
      known.repeats += 1;
      return;
    }
    write(text, 0);
    if (this.#counted.size >= most) return;
    this.#counted.set(text, { repeats: 0, write });
    setTimeout(() => this.#tell(text), interval).unref();
  }

  /** Writes what was only counted so far: nobody will ask again. */
  end(): void {
    for (const text of [...this.#counted.keys()]) this.#tell(text);
  }

  #tell(text: string): void {
    const known = this.#counted.get(text);
    this.#counted.delete(text);
    if (known && known.repeats > 0)
      known.write(`${text} (repeated: ${known.repeats} more within a minute)`, known.repeats);
  }
}
