import { LRUCache } from 'lru-cache';
import { hashOf } from './hash-of.ts';
import { pageKey } from './page-key.ts';
import type { ListedPage, PublishedPage } from './published-page.ts';
import type { PageSnapshot, Snapshots } from './snapshots.ts';

/** Pages kept in memory, more than most sites have. */
const mostKept = 1000;

/** Full pages on disk, with an LRU cache in memory, which also holds pages that are not written yet or could not be. */
export class PageDocuments {
  readonly #snapshots: Pick<Snapshots, 'readPage' | 'writePage'>;
  readonly #recent = new LRUCache<string, PublishedPage>({ max: mostKept });
  readonly #unwritten = new Map<string, PublishedPage>();

  constructor(snapshots: Pick<Snapshots, 'readPage' | 'writePage'>) {
    this.#snapshots = snapshots;
  }

  /** @throws if writing fails; the page then stays in memory */
  async write(page: PublishedPage, version: string): Promise<void> {
    const { document, records } = page;
    const key = pageKey(document);
    this.#recent.delete(key);
    this.#unwritten.set(key, page);
    await this.#snapshots.writePage({ version, document, records });
    if (this.#unwritten.get(key) === page) this.#unwritten.delete(key);
  }

  forget(key: string): void {
    this.#recent.delete(key);
    this.#unwritten.delete(key);
  }

  /** Undefined if the file is missing or damaged. */
  read({ outline }: ListedPage): PublishedPage | undefined {
    const key = pageKey(outline);
    const kept = this.#unwritten.get(key) ?? this.#recent.get(key);
    if (kept) return kept;
    const snapshot = this.#snapshots.readPage(outline);
    const page = snapshot && pageOf(snapshot);
    if (page) this.#recent.set(key, page);
    return page;
  }
}

export function pageOf({ document, records }: PageSnapshot): PublishedPage {
  return { document, hash: hashOf({ ...document, updatedAt: '' }), records };
}
