/** A form's state, with its values as text for comparison. */
export interface Step<State> {
  state: State;
  text: string;
}

const mostSteps = 100;

export class FormHistory<State> {
  #past: Step<State>[] = [];
  #present: Step<State> | undefined;
  #future: Step<State>[] = [];

  /** Records the form's state. Changes not made by the user, such as the server's, replace the current step. */
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
