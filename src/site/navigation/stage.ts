import { createElement } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { controls, isChanged } from '../updating/controls.ts';
import { hidePage, revealPage } from './page-element.ts';
import { type StagedPage, StagedPages } from './staged-pages.tsx';

/**
 * How many pages are kept: the one that is shown, and those that were shown last. Pages that something was typed into
 * are kept beyond that.
 */
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
    this.#byUse = [...this.#withoutOldest(others), page];
    this.#pages = [...this.#pages, ...(this.has(page) ? [] : [page])].filter((one) =>
      this.#byUse.includes(one),
    );
    this.render();
    const element = this.elementOf(page);
    revealPage(element);
    return element;
  }
  /** Renders what is on the stage; also after one of its pages was given something else to show. */
  render(): void {
    const { shown } = this;
    if (!shown) return;
    flushSync(() => this.#root.render(createElement(StagedPages, { pages: this.#pages, shown })));
  }

  /** Whether something was typed, chosen or ticked on a page. */
  isTyped(page: StagedPage): boolean {
    return controls(this.elementOf(page)).some(isChanged);
  }

  /** Those that stay when another page comes. */
  #withoutOldest(pages: readonly StagedPage[]): StagedPage[] {
    let surplus = pages.length + 1 - mostKept;
    return pages.filter((page) => {
      if (surplus <= 0 || this.isTyped(page)) return true;
      surplus -= 1;
      return false;
    });
  }
}
