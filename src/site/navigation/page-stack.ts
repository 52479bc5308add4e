import { createElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { controls, isChanged } from '../updating/controls.ts';
import { carryFolds } from './carry-folds.ts';
import { deferLayout, noteHeights } from './deferred-layout.ts';
import { hidePage, revealPage } from './page-element.ts';
import { type StackedPage, StackedPages } from './stacked-pages.tsx';

/** Maximum number of kept pages, least recently used first out. Pages with typed input are kept beyond that. */
const maxKept = 10;

/** Shows one page at a time and keeps the others with their state. */
export class PageStack {
  readonly #container: HTMLElement;
  readonly #root: Root;
  /** In order of insertion, which is document order. */
  #pages: readonly StackedPage[];
  /** Pages shown so far, most recent last. */
  #byUse: readonly StackedPage[];
  /** The page rendered ahead, last in the document. */
  #ahead: { page: StackedPage; isRendered: Promise<void>; stop: () => void } | undefined;

  /** `first` is the initial document's page, if it was hydrated. */
  constructor(container: HTMLElement, root: Root, first: StackedPage | undefined) {
    this.#container = container;
    this.#root = root;
    this.#pages = first ? [first] : [];
    this.#byUse = this.#pages;
  }

  /** Undefined while the initial document is an error page. */
  get shown(): StackedPage | undefined {
    return this.#byUse.at(-1);
  }

  /** All pages in the document or being rendered, including the current one. */
  get pages(): readonly StackedPage[] {
    return this.#pages;
  }

  /** Whether a page was shown before and is kept. */
  has(page: StackedPage): boolean {
    return this.#byUse.includes(page);
  }

  find(address: string): StackedPage | undefined {
    return this.#pages.find((page) => page.address === address);
  }

  elementOf(page: StackedPage): HTMLElement {
    const element = this.#findElement(page);
    if (!element) throw new Error(`${page.address} is not in the stack.`);
    return element;
  }

  /**
   * Renders a hidden page concurrently. Resolves once it is in the document, or once another page replaces it, since
   * only one page is rendered ahead.
   */
  renderAhead(page: StackedPage): Promise<void> {
    if (this.#ahead?.page === page) return this.#ahead.isRendered;
    // React's first render would empty an error document, which must stay until the page is shown.
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

  /** Stores the current page's block heights while its layout is still valid. */
  noteLayout(): void {
    if (this.shown) noteHeights(this.elementOf(this.shown));
  }

  /**
   * Shows a new or kept page and hides the current one. Replaces any other page of the same address, and removes error
   * pages. `atOnce` lays out the whole page synchronously.
   * @throws if rendering failed
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

  /** Renders the stack; also needed after a page's content has changed. */
  render(): void {
    if (this.shown) carryFolds(this.#container, () => flushSync(() => this.#root.render(this.#view())));
  }

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

  /** The pages to keep when another one is added. */
  #withoutOldest(pages: readonly StackedPage[]): StackedPage[] {
    let surplus = pages.length + 1 - maxKept;
    return pages.filter((page) => {
      if (surplus <= 0 || this.isTyped(page)) return true;
      surplus -= 1;
      return false;
    });
  }
}
