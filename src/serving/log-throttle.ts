/** How long repeats are counted before they are logged, in ms. */
const interval = 60_000;

/** Problems counted at a time; others are logged as they come. */
const most = 500;

/** Logs a problem. `repeats` is 0 the first time. */
type Write = (text: string, repeats: number) => void;

/** Deduplicates log lines: a problem that repeats within a minute is logged once, then with a count. */
export class LogThrottle {
  readonly #counted = new Map<string, { repeats: number; write: Write }>();

  write(text: string, write: Write): void {
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

  flush(): void {
    for (const text of [...this.#counted.keys()]) this.#tell(text);
  }

  #tell(text: string): void {
    const known = this.#counted.get(text);
    this.#counted.delete(text);
    if (known && known.repeats > 0)
      known.write(`${text} (repeated: ${known.repeats} more within a minute)`, known.repeats);
  }
}
