export type LoadingStatus = 'idle' | 'pending' | 'success' | 'error';

/** Data with its loading status. A later run supersedes an earlier one. */
export class LoadedData<Data> {
  status: LoadingStatus = 'idle';
  data: Data;
  error: unknown;
  readonly #initial: Data;
  readonly #onChange: () => void;
  #run = 0;

  /** `initial` is the value before the first load and after a failure. */
  constructor(initial: Data, onChange: () => void = () => {}) {
    this.#initial = initial;
    this.data = initial;
    this.#onChange = onChange;
  }

  /** Sets data that is already available, from the server or an earlier load. */
  provide(data: Data): void {
    this.#run += 1;
    this.#become('success', data);
  }

  /**
   * Loads or reloads the data; the current data stays until then. Resolves to whether this run's result, success or
   * failure, was used: false if a newer run superseded it.
   */
  async load(loader: () => Promise<Data>): Promise<boolean> {
    this.#run += 1;
    const run = this.#run;
    this.#become('pending', this.data);
    try {
      const data = await loader();
      if (run !== this.#run) return false;
      this.#become('success', data);
    } catch (error) {
      if (run !== this.#run) return false;
      this.#become('error', this.#initial, error);
    }
    return true;
  }

  clear(): void {
    this.#run += 1;
    this.#become('idle', this.#initial);
  }

  #become(status: LoadingStatus, data: Data, error?: unknown): void {
    this.status = status;
    this.data = data;
    this.error = error;
    this.#onChange();
  }
}
