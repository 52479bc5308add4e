/** Where the loading of something stands. */
export type LoadingStatus = 'idle' | 'pending' | 'success' | 'error';

/** Something that is loaded, with where its loading stands. A later run supersedes an earlier one. */
export class LoadedData<Data> {
  status: LoadingStatus = 'idle';
  data: Data;
  error: unknown;
  readonly #initial: Data;
  readonly #onChange: () => void;
  #run = 0;

  /** `initial` is what there is before anything was loaded, and after a failure. */
  constructor(initial: Data, onChange: () => void = () => {}) {
    this.#initial = initial;
    this.data = initial;
    this.#onChange = onChange;
  }

  /** Takes what is there already: from the server, or from an earlier load. It is not waited for. */
  provide(data: Data): void {
    this.#run += 1;
    this.#become('success', data);
  }

  /**
   * Loads it, again if need be; what there is stays until then. Resolves to whether this run's result, good or bad, was
   * taken: one that was superseded meanwhile is ignored.
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

  /** Back to the beginning. */
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
