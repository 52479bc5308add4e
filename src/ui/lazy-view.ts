import { createElement, type FunctionComponent, type ReactNode } from 'react';

/** A lazily loaded view. Load it before rendering; rendering never suspends. */
export class LazyView<Props extends object> {
  readonly #loader: () => Promise<FunctionComponent<Props>>;
  #view: FunctionComponent<Props> | undefined;

  constructor(loader: () => Promise<FunctionComponent<Props>>) {
    this.#loader = loader;
  }

  /** Whether hydration of the server-rendered page can start without it. */
  get waitsForSight(): boolean {
    return false;
  }

  get isLoaded(): boolean {
    return this.#view !== undefined;
  }

  async load(): Promise<void> {
    this.#view ??= await this.#loader();
  }

  /** Renders the view, or nothing if `load` hasn't finished. */
  render(props: Props): ReactNode {
    return this.#view ? createElement(this.#view, props) : null;
  }
}
