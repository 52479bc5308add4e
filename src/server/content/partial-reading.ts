import { FetchError } from 'ofetch';
import type { FailureLog } from '#server/failure-log.ts';
import { logProblem } from '#server/log.ts';
import { UnreadableAnswer } from './content-client.ts';

/** Reads the published content part by part, so that one failure doesn't stop the others. */
export class PartialReading {
  readonly #failures: FailureLog;
  #failure: unknown;

  /** @param failures outlives this reading, so that repeated failures are logged once */
  constructor(failures: FailureLog) {
    this.#failures = failures;
  }

  /**
   * Reads a part. If the response is invalid, the previous data stays.
   * @param isKnown whether there is any
   * @throws if there is no response: the other parts would fail too
   */
  async read(name: string, isKnown: boolean, read: () => Promise<void>): Promise<void> {
    try {
      await read();
      this.#failures.resolve(name);
    } catch (error) {
      const text = isKnown
        ? `What is known of ${name} stays as it was last published.`
        : `Nothing is known of ${name} yet, and visitors do without until it can be read.`;
      if (error instanceof UnreadableAnswer) {
        logProblem(text, error);
        return;
      }
      if (!(error instanceof FetchError) || error.statusCode === undefined) throw error;
      this.#failures.report(name, text, error);
      this.#failure ??= error;
    }
  }

  /** @throws the first failure for which a retry may help */
  end(): void {
    if (this.#failure) throw this.#failure;
  }
}
