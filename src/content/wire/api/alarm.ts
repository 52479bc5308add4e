/**
 * A timeout that waits in two halves: after a process was busy for longer than the timeout, its timers fire before
 * pending I/O is handled, and it would mistake its own delay for the other side's silence.
 */
export class Alarm {
  #timer: NodeJS.Timeout;

  constructor(ms: number, callBack: () => void) {
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(callBack, ms / 2);
    }, ms / 2);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
