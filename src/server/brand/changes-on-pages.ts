import type { Block, BlockByKind } from '#blocks/kinds.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { hashOf } from '#server/content/hash-of.ts';
import type { PublishedPage } from '#server/content/published-page.ts';
import type { ChangedEra } from './changed-eras.ts';
import { momentInWords, wordsOf } from './value-words.ts';

/** How many values a page names of one change; the comparison has all. */
const mostNamed = 12;

type ShownChanges = Extract<BlockByKind['brand-files']['contents'], { of: 'changes' }>;

/** Puts into pages what has changed in the identity, where they show that. */
export class ChangesOnPages {
  readonly #latest: () => readonly ChangedEra[];
  readonly #completed = new WeakMap<PublishedPage, { eras: readonly ChangedEra[]; page: PublishedPage }>();

  /** @param latest gives the very same list for as long as nothing has changed */
  constructor(latest: () => readonly ChangedEra[]) {
    this.#latest = latest;
  }

  /** The very same page, if it shows no changes. */
  complete(page: PublishedPage): PublishedPage {
    if (!page.document.blocks.some(showsChanges)) return page;
    const eras = this.#latest();
    const known = this.#completed.get(page);
    if (known?.eras === eras) return known.page;
    const document = this.completeDocument(page.document);
    const completed = { ...page, document, hash: hashOf({ ...document, updatedAt: '' }) };
    this.#completed.set(page, { eras, page: completed });
    return completed;
  }

  completeDocument(document: PageDocument): PageDocument {
    if (!document.blocks.some(showsChanges)) return document;
    const eras = shownEras(this.#latest(), document.locale);
    const blocks = document.blocks.map((block) =>
      showsChanges(block) ? { ...block, contents: { ...block.contents, eras } } : block,
    );
    return { ...document, blocks };
  }
}

function showsChanges(block: Block): block is BlockByKind['brand-files'] & { contents: ShownChanges } {
  return block.kind === 'brand-files' && block.contents.of === 'changes';
}

function shownEras(eras: readonly ChangedEra[], locale: Locale): ShownChanges['eras'] {
  return eras.map(({ version, since, brand, from }) => ({
    version,
    since: since && momentInWords(since, locale),
    from: from &&
      brand && {
        version: from.version,
        count: from.changes.length,
        changes: from.changes.slice(0, mostNamed).map(({ path, before, after }) => ({
          path,
          words: wordsOf(path, brand, locale),
          // Nobody reads a drawing, and it is long.
          ...(path.endsWith('.master') ? { before: '', after: '' } : { before, after }),
        })),
      },
  }));
}
