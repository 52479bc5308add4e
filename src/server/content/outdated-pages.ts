import type { ContentPaths } from '#pages/content-api.ts';
import { pageKey } from './page-key.ts';
import type { ListedPage } from './published-page.ts';

type List = Pick<ContentPaths, 'version' | 'changedRecords'> & Partial<Pick<ContentPaths, 'asOf'>>;

/**
 * Tracks pages that must be read again although their own version is unchanged, because a record on them changed. One
 * changed picture credit invalidates the pages with that picture, not thousands.
 */
export class OutdatedPages {
  readonly #outdated = new Set<string>();
  #known: ReadonlyMap<string, string> = new Map();
  #version = '';
  #asOf: string | undefined;

  /** The `since` of the next query; undefined before the first response. */
  get since(): string | undefined {
    return this.#asOf;
  }

  /** For the next process. Without a time while pages are outdated, so that all are read again. */
  get state(): Omit<List, 'version'> {
    const changedRecords = Array.from(this.#known, ([record, version]) => ({ record, version }));
    return { ...(this.#outdated.size === 0 ? { asOf: this.#asOf } : {}), changedRecords };
  }

  restore(list: List): void {
    this.#take(list);
  }

  /** Marks the pages that the list makes outdated. Call it before reading any of them. */
  note(list: List, pages: Iterable<ListedPage>): void {
    // Without a previous time, or after a backend was restored from a backup, everything counts as changed.
    const isAll = this.#asOf === undefined || list.version < this.#version;
    const changed = list.changedRecords.filter(({ record, version }) => this.#known.get(record) !== version);
    const names = new Set(changed.map(({ record }) => record));
    for (const { outline, records } of pages) {
      if (isAll || records.some((record) => names.has(record))) this.#outdated.add(pageKey(outline));
    }
    this.#take(list);
  }

  /** The page's data was lost. */
  lose(key: string): void {
    this.#outdated.add(key);
  }

  has(key: string): boolean {
    return this.#outdated.has(key);
  }

  settle(key: string): void {
    this.#outdated.delete(key);
  }

  #take({ version, asOf, changedRecords }: List): void {
    this.#version = version;
    this.#asOf = asOf;
    this.#known = new Map(changedRecords.map((changed) => [changed.record, changed.version]));
  }
}
