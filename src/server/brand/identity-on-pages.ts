import type { ShownEra } from '#blocks/brand-files/files-source.ts';
import type { Block, BlockByKind } from '#blocks/kinds.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { hashOf } from '#server/content/hash-of.ts';
import type { PublishedPage } from '#server/content/published-page.ts';
import type { BrandVersions } from './brand-versions.ts';
import type { ChangedEra } from './changed-eras.ts';
import { wordsOf } from './value-words.ts';

const mostNamed = 12;

type ShownContents = BlockByKind['brand-files']['contents'];

type Filled = BlockByKind['brand-files'] & { contents: Exclude<ShownContents, { of: 'tokens' }> };

/** Fills in the blocks that show the site's identity: recent changes, and the addresses of its files. */
export class IdentityOnPages {
  readonly #brands: Pick<BrandVersions, 'latest'>;
  readonly #siteUrl: string;
  readonly #completed = new WeakMap<PublishedPage, { eras: readonly ChangedEra[]; page: PublishedPage }>();

  constructor(brands: Pick<BrandVersions, 'latest'>, siteUrl: string) {
    this.#brands = brands;
    this.#siteUrl = siteUrl;
  }

  /** Returns the same object if the page has no such block. */
  complete(page: PublishedPage): PublishedPage {
    if (!page.document.blocks.some(isFilled)) return page;
    const eras = this.#brands.latest;
    const known = this.#completed.get(page);
    if (known?.eras === eras) return known.page;
    const document = this.completeDocument(page.document);
    const completed = { ...page, document, hash: hashOf({ ...document, updatedAt: '' }) };
    this.#completed.set(page, { eras, page: completed });
    return completed;
  }

  completeDocument(document: PageDocument): PageDocument {
    if (!document.blocks.some(isFilled)) return document;
    const blocks = document.blocks.map((block) =>
      isFilled(block) ? { ...block, contents: this.#fill(block.contents, document.locale) } : block,
    );
    return { ...document, blocks };
  }

  #fill(contents: Filled['contents'], locale: Locale): ShownContents {
    return contents.of === 'changes'
      ? { ...contents, eras: shownEras(this.#brands.latest, locale) }
      : { ...contents, site: this.#siteUrl };
  }
}

function isFilled(block: Block): block is Filled {
  return block.kind === 'brand-files' && block.contents.of !== 'tokens';
}

function shownEras(eras: readonly ChangedEra[], locale: Locale): ShownEra[] {
  return eras.map(({ version, since, brand, from }) => ({
    version,
    since: since && formatDateTime(since, locale),
    from: from &&
      brand && {
        version: from.version,
        count: from.changes.length,
        changes: from.changes.slice(0, mostNamed).map(({ path, before, after }) => ({
          path,
          words: wordsOf(path, brand, locale),
          // A drawing is long and has no readable value.
          ...(path.endsWith('.master') ? { before: '', after: '' } : { before, after }),
        })),
      },
  }));
}
