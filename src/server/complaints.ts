import { log, logProblem } from './log.ts';

interface Complaint {
  text: string;
  times: number;
}

/** Says what is wrong once, however often it is found again, until it is over; then how often it was. */
export class Complaints {
  readonly #open = new Map<string, Complaint>();

  complain(about: string, text: string, error: unknown): void {
    const known = this.#open.get(about);
    if (known) {
      known.times += 1;
      return;
    }
    this.#open.set(about, { text, times: 1 });
    logProblem(text, error);
  }

  /** Whether there was something to complain about. */
  over(about: string): boolean {
    const known = this.#open.get(about);
    if (known && known.times > 1) log(`Over, after ${known.times} times: ${known.text}`);
    return this.#open.delete(about);
  }
}
