/** A form's state with its values as text, by which two of them are told apart. */
export interface Step<State> {
  state: State;
  text: string;
}

/** More than anybody goes back. */
const mostSteps = 100;

/** What was in a form before, and what was undone of it. */
export class FormHistory<State> {
  #past: Step<State>[] = [];
  #present: Step<State> | undefined;
  #future: Step<State>[] = [];

  /** Notes what the form holds now. What nobody wrote, as what a server made of it, is no step of its own. */
  note(step: Step<State>, isWritten: boolean): void {
    const before = this.#present;
    if (before && before.text !== step.text && isWritten) {
      this.#past = [...this.#past, before].slice(-mostSteps);
      this.#future = [];
    }
    this.#present = step;
  }

  get isEmpty(): boolean {
    return this.#present === undefined;
  }

  get steps(): { back: number; forth: number } {
    return { back: this.#past.length, forth: this.#future.length };
  }

  back(): Step<State> | undefined {
    const step = this.#past.pop();
    if (step && this.#present) this.#future.push(this.#present);
    if (step) this.#present = step;
    return step;
  }

  forth(): Step<State> | undefined {
    const step = this.#future.pop();
    if (step && this.#present) this.#past.push(this.#present);
    if (step) this.#present = step;
    return step;
  }
}
