import { showIslands } from '../islands/wake-islands.ts';
import { controls, isChanged } from '../updating/controls.ts';
import { deferLayout } from './deferred-layout.ts';
import { type Page, pageOf } from './page.ts';
import { hidePage, revealPage } from './page-element.ts';

/** Maximum number of kept pages, least recently used first out. Pages with typed input are kept beyond that. */
const maxKept = 10;

/** The pages in this document: one is shown, the others are kept as they were left. */
export class PageStack {
  readonly #container: HTMLElement;
  /** Most recent last. */
  #byUse: readonly Page[];
  /** Made ready, hidden, but not shown yet. */
  #ahead: Page | undefined;

  /** `container` holds the element of the page that the document came with. */
  constructor(container: HTMLElement) {
    this.#container = container;
    this.#byUse = [pageOf(document)].filter((page) => page !== undefined);
  }

  get shown(): Page {
    const shown = this.#byUse.at(-1);
    if (!shown) throw new Error('There is no page.');
    return shown;
  }

  /** Whether a page was shown before and is kept. */
  has(page: Page): boolean {
    return this.#byUse.includes(page);
  }

  find(address: string): Page | undefined {
    return this.#byUse.find((page) => page.address === address);
  }

  /** Puts a page into the document without showing it. It replaces another that was put there before. */
  putAhead(page: Page): void {
    if (this.has(page) || this.#ahead === page) return;
    this.#ahead?.element.remove();
    this.#ahead = page;
    hidePage(page.element);
    // Chromium logs `autofocus` in what is inserted. Popovers need it, which open later.
    const focused = page.element.querySelectorAll('[autofocus]');
    for (const element of focused) element.removeAttribute('autofocus');
    this.#container.append(page.element);
    for (const element of focused) element.setAttribute('autofocus', '');
  }

  /**
   * Shows a page and hides the current one. Replaces any other page of the same address, and removes error pages.
   * `atOnce` lays out the whole page, for a scroll position that isn't known yet.
   */
  show(page: Page, { atOnce }: { atOnce: boolean }): void {
    const { shown } = this;
    this.putAhead(page);
    this.#ahead = undefined;
    const others = this.#byUse.filter(
      (other) => other !== page && other.address !== '' && other.address !== page.address,
    );
    const kept = [...this.#withoutOldest(others), page];
    for (const other of this.#byUse) if (!kept.includes(other)) other.element.remove();
    this.#byUse = kept;
    if (shown !== page) {
      showIslands(shown.element, false);
      hidePage(shown.element);
    }
    if (!atOnce) deferLayout(page.element);
    revealPage(page.element);
    showIslands(page.element, true);
  }

  isTyped(page: Page): boolean {
    return this.has(page) && controls(page.element).some(isChanged);
  }

  /** The pages to keep when another one is added. */
  #withoutOldest(pages: readonly Page[]): Page[] {
    let surplus = pages.length + 1 - maxKept;
    return pages.filter((page) => {
      if (surplus <= 0 || this.isTyped(page)) return true;
      surplus -= 1;
      return false;
    });
  }
}
