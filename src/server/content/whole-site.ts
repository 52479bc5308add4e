import { deviceRecordOf, frameOriginsOf } from '#blocks/device-storage/stored-things.server.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { hashOf } from './hash-of.ts';
import type { PublishedPage } from './published-content.ts';

/** What is known only from all published pages together: what they store on devices, and whom they may frame. */
export class WholeSite {
  /** In alphabetical order, each once. */
  readonly frameOrigins: readonly string[];
  readonly #documents: readonly PageDocument[];
  readonly #completed = new WeakMap<PublishedPage, PublishedPage>();

  constructor(documents: readonly PageDocument[]) {
    this.#documents = documents;
    this.frameOrigins = frameOriginsOf(documents.flatMap(({ blocks }) => blocks));
  }

  /** The page with what its record of stored things says; the very same page, if it has none. */
  complete(page: PublishedPage): PublishedPage {
    const completed = this.#completed.get(page) ?? this.#complete(page);
    this.#completed.set(page, completed);
    return completed;
  }

  completeDocument(document: PageDocument): PageDocument {
    if (!document.blocks.some(({ kind }) => kind === 'device-storage')) return document;
    const { locale } = document;
    const record = deviceRecordOf(
      this.#documents.flatMap(({ blocks }) => blocks),
      locale,
    );
    return {
      ...document,
      blocks: document.blocks.map((block) =>
        block.kind === 'device-storage' ? { ...block, record } : block,
      ),
    };
  }

  #complete(page: PublishedPage): PublishedPage {
    const document = this.completeDocument(page.document);
    return document === page.document
      ? page
      : { ...page, document, hash: hashOf({ ...document, updatedAt: '' }) };
  }
}
