import { logProblem } from './log.ts';

/** Says what is wrong once, however often it is found again, until it is over. */
export class Complaints {
  readonly #said = new Set<string>();

  complain(about: string, text: string, error: unknown): void {
    if (!this.#said.has(about)) logProblem(text, error);
    this.#said.add(about);
  }

  /** Whether there was something to complain about. */
  over(about: string): boolean {
    return this.#said.delete(about);
  }
}
