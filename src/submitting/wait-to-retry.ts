import { withJitter } from './clock.ts';

/** Waits until it makes sense to try again: for so long, or until the network or the visitor says so. */
export class RetryWait {
  #end: (() => void) | undefined;

  /** The n-th wait for something that can't be reached: from 2 s on, doubled up to a minute. */
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
      // Whoever was cut off together comes back together: a moment's difference keeps them apart.
      const endSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(end, Math.random() * 1000);
      };
      if (endsOnline) addEventListener('online', endSoon);
      this.#end = end;
    });
  }

  /** Ends the wait now. */
  end(): void {
    this.#end?.();
  }
}
