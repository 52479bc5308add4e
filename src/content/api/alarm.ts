/**
 * Calls back after so many ms unless it is ended before. It waits in two halves: a process that has computed for longer
 * than that finds its timer over before it hears what had come meanwhile, and would take itself for somebody else's
 * silence.
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
