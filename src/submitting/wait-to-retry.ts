import { withJitter } from './clock.ts';

/** Waits before a retry: for some time, or until the network is back or the visitor asks. */
export class RetryWait {
  #end: (() => void) | undefined;

  /** The n-th delay: exponential from 2 s up to a minute. */
  static backOff(attempt: number): number {
    return withJitter(Math.min(60_000, 2000 * 2 ** attempt));
  }

  wait(milliseconds: number, endsOnline: boolean): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        removeEventListener('online', endSoon);
        this.#end = undefined;
        resolve();
      };
      let timer = setTimeout(end, milliseconds);
      // Clients cut off together reconnect together; jitter spreads them.
      const endSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(end, Math.random() * 1000);
      };
      if (endsOnline) addEventListener('online', endSoon);
      this.#end = end;
    });
  }

  end(): void {
    this.#end?.();
  }
}
