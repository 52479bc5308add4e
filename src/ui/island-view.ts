import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { Island } from './island.tsx';
import { LazyView } from './lazy-view.ts';

/** A view that is an island. `name` as in `Island`. */
export class IslandView<Props extends object> extends LazyView<Props> {
  readonly #name: string;

  constructor(name: string, loader: () => Promise<FunctionComponent<Props>>) {
    super(loader);
    this.#name = name;
  }

  protected override renderView(view: FunctionComponent<Props>, props: Props): ReactNode {
    return createElement(Island<Props>, { name: this.#name, view, props });
  }
}
