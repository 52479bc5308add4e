import type { ContentPaths } from '#pages/content-api.ts';
import { pageKey } from './page-key.ts';
import type { ListedPage } from './published-page.ts';

/** What is asked of it, and what it has to say. */
type List = Pick<ContentPaths, 'version' | 'changedRecords'> & Partial<Pick<ContentPaths, 'asOf'>>;

/**
 * Knows which pages have to be read again although they are listed as before, because a record that shows on them was
 * changed. One changed picture credit concerns the pages with this picture, and not thousands.
 */
export class OutdatedPages {
  readonly #outdated = new Set<string>();
  #known: ReadonlyMap<string, string> = new Map();
  #version = '';
  #asOf: string | undefined;

  /** The moment that the content backend is to be asked with; undefined before its first answer. */
  get since(): string | undefined {
    return this.#asOf;
  }

  /** For a later process. Where pages are still outdated it has no moment: all are read again then. */
  get state(): Omit<List, 'version'> {
    const changedRecords = Array.from(this.#known, ([record, version]) => ({ record, version }));
    return { ...(this.#outdated.size === 0 ? { asOf: this.#asOf } : {}), changedRecords };
  }

  /** Takes up what an earlier process knew. */
  restore(list: List): void {
    this.#take(list);
  }

  /** Notes which of the pages are outdated by what the list says. To be called before any of them is read. */
  note(list: List, pages: Iterable<ListedPage>): void {
    // Whoever was asked without a moment, or has been set back to an older state, can't say what is new since then.
    const isAll = this.#asOf === undefined || list.version < this.#version;
    const changed = list.changedRecords.filter(({ record, version }) => this.#known.get(record) !== version);
    const names = new Set(changed.map(({ record }) => record));
    for (const { outline, records } of pages) {
      if (isAll || records.some((record) => names.has(record))) this.#outdated.add(pageKey(outline));
    }
    this.#take(list);
  }

  /** What was known of the page is lost. */
  lose(key: string): void {
    this.#outdated.add(key);
  }

  has(key: string): boolean {
    return this.#outdated.has(key);
  }

  /** The page was read again, or is gone. */
  settle(key: string): void {
    this.#outdated.delete(key);
  }

  #take({ version, asOf, changedRecords }: List): void {
    this.#version = version;
    this.#asOf = asOf;
    this.#known = new Map(changedRecords.map((changed) => [changed.record, changed.version]));
  }
}
