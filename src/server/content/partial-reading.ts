import { FetchError } from 'ofetch';
import type { Complaints } from '#server/complaints.ts';
import { logProblem } from '#server/log.ts';
import { UnreadableAnswer } from './unreadable-answer.ts';

/** Reads what is published part by part, so that one that fails keeps no other from being read. */
export class PartialReading {
  readonly #complaints: Complaints;
  #failure: unknown;

  /** @param complaints outlive this reading: what fails again is not said again */
  constructor(complaints: Complaints) {
    this.#complaints = complaints;
  }

  /**
   * Reads a part. If the content backend answers with something else, what was known stays.
   * @throws if there is no answer at all: the other parts would get none either
   */
  async read(name: string, read: () => Promise<void>): Promise<void> {
    try {
      await read();
      this.#complaints.over(name);
    } catch (error) {
      const text = `What is known of ${name} stays as it was last published.`;
      if (error instanceof UnreadableAnswer) {
        logProblem(text, error);
        return;
      }
      if (!(error instanceof FetchError) || error.statusCode === undefined) throw error;
      this.#complaints.complain(name, text, error);
      this.#failure ??= error;
    }
  }

  /** @throws the first failure after which another attempt may bring more */
  end(): void {
    if (this.#failure) throw this.#failure;
  }
}
