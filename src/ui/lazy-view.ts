import { createElement, type FunctionComponent, type ReactNode } from 'react';

/** A view that is loaded before it is rendered, so that rendering never has to wait. */
export class LazyView<Props extends object> {
  readonly #loader: () => Promise<FunctionComponent<Props>>;
  #view: FunctionComponent<Props> | undefined;

  constructor(loader: () => Promise<FunctionComponent<Props>>) {
    this.#loader = loader;
  }

  /** Whether a page that the server has written can do without it for now. */
  get waitsForSight(): boolean {
    return false;
  }

  get isLoaded(): boolean {
    return this.#view !== undefined;
  }

  async load(): Promise<void> {
    this.#view ??= await this.#loader();
  }

  /** Renders the view, or nothing if `load` was not awaited before. */
  render(props: Props): ReactNode {
    return this.#view ? createElement(this.#view, props) : null;
  }
}
