import { log, logProblem } from './log.ts';

interface Failure {
  text: string;
  times: number;
}

/** Logs a recurring problem once, and its count when it is over. */
export class FailureLog {
  readonly #open = new Map<string, Failure>();

  report(about: string, text: string, error: unknown): void {
    const known = this.#open.get(about);
    if (known) {
      known.times += 1;
      return;
    }
    this.#open.set(about, { text, times: 1 });
    logProblem(text, error);
  }

  /** Whether there was one. */
  resolve(about: string): boolean {
    const known = this.#open.get(about);
    if (known && known.times > 1) log(`Over, after ${known.times} times: ${known.text}`);
    return this.#open.delete(about);
  }
}
