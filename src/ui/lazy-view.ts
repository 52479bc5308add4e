import { createElement, type FunctionComponent, type ReactNode } from 'react';

/** A view of its own file, so that only pages that show it have its styles. Load it before rendering. */
export class LazyView<Props extends object> {
  readonly #loader: () => Promise<FunctionComponent<Props>>;
  #view: FunctionComponent<Props> | undefined;

  constructor(loader: () => Promise<FunctionComponent<Props>>) {
    this.#loader = loader;
  }

  async load(): Promise<void> {
    this.#view ??= await this.#loader();
  }

  /** Renders the view, or nothing if `load` hasn't finished. */
  render(props: Props): ReactNode {
    return this.#view ? this.renderView(this.#view, props) : null;
  }

  protected renderView(view: FunctionComponent<Props>, props: Props): ReactNode {
    return createElement(view, props);
  }
}
