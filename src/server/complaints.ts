import { log, logProblem } from './log.ts';

interface Complaint {
  text: string;
  times: number;
}

/** Logs a recurring problem once, and its count when it is over. */
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

  over(about: string): boolean {
    const known = this.#open.get(about);
    if (known && known.times > 1) log(`Over, after ${known.times} times: ${known.text}`);
    return this.#open.delete(about);
  }
}
