import { FetchError } from 'ofetch';
import type { Complaints } from '#server/complaints.ts';
import { logProblem } from '#server/log.ts';
import { UnreadableAnswer } from './content-client.ts';

/** Reads the published content part by part, so that one failure doesn't stop the others. */
export class PartialReading {
  readonly #complaints: Complaints;
  #failure: unknown;

  /** @param complaints outlives this reading, so that repeated failures are logged once */
  constructor(complaints: Complaints) {
    this.#complaints = complaints;
  }

  /**
   * Reads a part. If the response is invalid, the previous data stays.
   * @throws if there is no response: the other parts would fail too
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

  /** @throws the first failure for which a retry may help */
  end(): void {
    if (this.#failure) throw this.#failure;
  }
}
