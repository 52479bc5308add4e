import { createElement } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { hidePage, revealPage } from './page-element.ts';
import { type StagedPage, StagedPages } from './staged-pages.tsx';

/** How many pages are kept: the one that is shown, and those that were shown last. */
const mostKept = 10;

/** Shows one page at a time, and keeps the others as they were left. */
export class Stage {
  readonly #container: HTMLElement;
  readonly #root: Root;
  /** In the order in which they came, which is their order in the document. */
  #pages: readonly StagedPage[];
  /** The same ones, that which was shown last at the end. */
  #byUse: readonly StagedPage[];

  /** `first` is what the document came with, if React has taken it over. */
  constructor(container: HTMLElement, root: Root, first: StagedPage | undefined) {
    this.#container = container;
    this.#root = root;
    this.#pages = first ? [first] : [];
    this.#byUse = this.#pages;
  }

  /** Undefined while the document is one that React has not taken over: an error. */
  get shown(): StagedPage | undefined {
    return this.#byUse.at(-1);
  }

  /** All pages that are kept, that which is shown included. */
  get pages(): readonly StagedPage[] {
    return this.#pages;
  }

  has(page: StagedPage): boolean {
    return this.#pages.includes(page);
  }

  find(address: string): StagedPage | undefined {
    return this.#pages.find((page) => page.address === address);
  }

  /** Where a page stands in the document. */
  elementOf(page: StagedPage): HTMLElement {
    const place = this.#pages.indexOf(page);
    const element = this.#container.querySelectorAll<HTMLElement>(':scope > [data-page]')[place];
    if (!element) throw new Error(`${page.address} is not on the stage.`);
    return element;
  }

  /**
   * Shows a page, kept or new, and hides the one before it. Afterwards the document is the page's. Another page at the
   * same address makes way for it, and an error goes as soon as it is left.
   */
  show(page: StagedPage): HTMLElement {
    const { shown } = this;
    if (shown) hidePage(this.elementOf(shown));
    const others = this.#byUse.filter(({ address }) => address !== '' && address !== page.address);
    this.#byUse = [...others, page].slice(-mostKept);
    this.#pages = [...this.#pages, ...(this.has(page) ? [] : [page])].filter((one) =>
      this.#byUse.includes(one),
    );
    flushSync(() => this.#root.render(createElement(StagedPages, { pages: this.#pages, shown: page })));
    const element = this.elementOf(page);
    revealPage(element);
    return element;
  }
}
