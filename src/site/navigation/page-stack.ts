import { createElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { controls, isChanged } from '../updating/controls.ts';
import { carryFolds } from './carry-folds.ts';
import { deferLayout, noteHeights } from './deferred-layout.ts';
import { hidePage, revealPage } from './page-element.ts';
import { type StackedPage, StackedPages } from './stacked-pages.tsx';

/**
 * How many pages are kept: the one that is shown, and those that were shown last. Pages that something was typed into
 * are kept beyond that.
 */
const maxKept = 10;

/** Shows one page at a time, and keeps the others as they were left. */
export class PageStack {
  readonly #container: HTMLElement;
  readonly #root: Root;
  /** In the order in which they came, which is their order in the document. */
  #pages: readonly StackedPage[];
  /** Those that were shown, that which was shown last at the end. */
  #byUse: readonly StackedPage[];
  /** The page that waits to be shown, the last one in the document. */
  #ahead: { page: StackedPage; isRendered: Promise<void>; stop: () => void } | undefined;

  /** `first` is what the document came with, if React has taken it over. */
  constructor(container: HTMLElement, root: Root, first: StackedPage | undefined) {
    this.#container = container;
    this.#root = root;
    this.#pages = first ? [first] : [];
    this.#byUse = this.#pages;
  }

  /** Undefined while the document is one that React has not taken over: an error. */
  get shown(): StackedPage | undefined {
    return this.#byUse.at(-1);
  }

  /** All pages that are in the document or on their way there, that which is shown included. */
  get pages(): readonly StackedPage[] {
    return this.#pages;
  }

  /** Whether a page was shown before, and is kept. */
  has(page: StackedPage): boolean {
    return this.#byUse.includes(page);
  }

  find(address: string): StackedPage | undefined {
    return this.#pages.find((page) => page.address === address);
  }

  /** Where a page stands in the document. */
  elementOf(page: StackedPage): HTMLElement {
    const element = this.#findElement(page);
    if (!element) throw new Error(`${page.address} is not in the stack.`);
    return element;
  }

  /**
   * Renders a page hidden, in slices that leave the browser room for everything else. Resolves once it is in the
   * document; or when something else is wanted, since only one page is ahead of the visitor.
   */
  renderAhead(page: StackedPage): Promise<void> {
    if (this.#ahead?.page === page) return this.#ahead.isRendered;
    // The document of an error is emptied by React's first rendering, and must stay until the page is shown.
    if (!this.shown || this.#pages.includes(page)) return Promise.resolve();
    this.#ahead?.stop();
    let stop = () => {};
    const isRendered = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const element = this.#findElement(page);
        if (!element) return;
        hidePage(element);
        stop();
      });
      observer.observe(this.#container, { childList: true });
      stop = () => {
        observer.disconnect();
        resolve();
      };
    });
    this.#pages = [...this.#pages.filter((one) => this.has(one)), page];
    this.#ahead = { page, isRendered, stop };
    startTransition(() => this.#root.render(this.#view()));
    return isRendered;
  }

  /** Notes how the page that is shown is laid out, while nothing has changed that would make the browser do it again. */
  noteLayout(): void {
    if (this.shown) noteHeights(this.elementOf(this.shown));
  }

  /**
   * Shows a page, kept or new, and hides the one before it. Afterwards the document is the page's. Another page at the
   * same address makes way for it, and an error goes as soon as it is left. `atOnce` has all of it laid out by then,
   * whatever time that takes.
   * @throws if it could not be rendered
   */
  show(page: StackedPage, { atOnce }: { atOnce: boolean }): HTMLElement {
    const { shown } = this;
    if (shown) hidePage(this.elementOf(shown));
    const others = this.#byUse.filter(({ address }) => address !== '' && address !== page.address);
    this.#byUse = [...this.#withoutOldest(others), page];
    this.#pages = [...this.#pages, ...(this.#pages.includes(page) ? [] : [page])].filter((one) =>
      this.has(one),
    );
    this.#ahead?.stop();
    this.#ahead = undefined;
    const ready = this.#findElement(page);
    if (ready && !atOnce) deferLayout(ready);
    this.render();
    const element = this.elementOf(page);
    if (!element.hasChildNodes()) throw new Error(`${page.address} could not be rendered.`);
    revealPage(element);
    return element;
  }

  /** Renders what is in the stack; also after one of its pages was given something else to show. */
  render(): void {
    if (this.shown) carryFolds(this.#container, () => flushSync(() => this.#root.render(this.#view())));
  }

  /** Whether something was typed, chosen or ticked on a page. */
  isTyped(page: StackedPage): boolean {
    return this.has(page) && controls(this.elementOf(page)).some(isChanged);
  }

  #view() {
    return createElement(StackedPages, { pages: this.#pages, shown: this.shown });
  }

  #findElement({ address }: StackedPage): HTMLElement | undefined {
    return [...this.#container.querySelectorAll<HTMLElement>(':scope > [data-page]')].find(
      ({ dataset }) => dataset.page === address,
    );
  }

  /** Those that stay when another page comes. */
  #withoutOldest(pages: readonly StackedPage[]): StackedPage[] {
    let surplus = pages.length + 1 - maxKept;
    return pages.filter((page) => {
      if (surplus <= 0 || this.isTyped(page)) return true;
      surplus -= 1;
      return false;
    });
  }
}
