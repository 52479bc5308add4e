/** An external store for `useSyncExternalStore`. */
export class StateStore<State extends object> {
  readonly #listeners = new Set<() => void>();
  state: State;

  constructor(state: State) {
    this.state = state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly set = (change: Partial<State>): void => {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  };
}
