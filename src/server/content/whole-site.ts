import type { ClubDetails } from '#blocks/club-details/club-details.ts';
import { lacksClubDetails, withClubDetails } from '#blocks/club-details/club-record.server.ts';
import { deviceRecordOf, frameOriginsOf } from '#blocks/device-storage/stored-things.server.ts';
import { withRegister } from '#blocks/feature-list/system-register.server.ts';
import type { Block } from '#blocks/kinds.ts';
import type { ListedForm } from '#forms/form-list.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { hashOf } from './hash-of.ts';
import type { PageOutline } from './page-outline.ts';
import type { PublishedPage } from './published-page.ts';

/**
 * Facts from all published content together: storage on devices, retention of forms, framed origins, where parts of the
 * design system are used, and the club's details.
 */
export class WholeSite {
  /** Sorted, without duplicates. */
  readonly frameOrigins: readonly string[];
  readonly #outlines: readonly PageOutline[];
  readonly #club: ClubDetails;
  readonly #forms: readonly ListedForm[];
  readonly #completed = new WeakMap<PublishedPage, PublishedPage>();

  constructor(outlines: readonly PageOutline[], club: ClubDetails = {}, forms: readonly ListedForm[] = []) {
    this.#outlines = outlines;
    this.#forms = forms;
    this.#club = club;
    this.frameOrigins = frameOriginsOf(outlines.flatMap(({ lookedUp }) => lookedUp));
  }

  /** The page with its generated blocks filled in; the same object if there are none. */
  complete(page: PublishedPage): PublishedPage {
    const completed = this.#completed.get(page) ?? this.#complete(page);
    this.#completed.set(page, completed);
    return completed;
  }

  /** Whether search engines are told not to index: because editors chose so, or the club's details are incomplete. */
  isHidden({ hidden, lookedUp }: PageOutline): boolean {
    return hidden || lacksClubDetails(lookedUp, this.#club);
  }

  /** Editors, who see a draft, are shown what is missing. */
  completeDocument(document: PageDocument, { forEditors = false } = {}): PageDocument {
    if (!document.blocks.some(fillsItselfIn)) return document;
    const { locale } = document;
    const record = deviceRecordOf(
      this.#outlines.flatMap(({ lookedUp }) => lookedUp),
      this.#forms,
      locale,
    );
    const blocks = withRegister(document.path, document.blocks, this.#outlines, locale).map((block) =>
      block.kind === 'device-storage' ? { ...block, record } : block,
    );
    return {
      ...document,
      hidden: document.hidden || lacksClubDetails(document.blocks, this.#club),
      blocks: withClubDetails(blocks, this.#club, { forEditors }),
    };
  }

  #complete(page: PublishedPage): PublishedPage {
    const document = this.completeDocument(page.document);
    return document === page.document
      ? page
      : { ...page, document, hash: hashOf({ ...document, updatedAt: '' }) };
  }
}

/** Blocks that the content backend leaves empty. */
function fillsItselfIn(block: Block): boolean {
  return (
    block.kind === 'device-storage' ||
    block.kind === 'club-details' ||
    (block.kind === 'feature-list' && block.source.from === 'blockKinds')
  );
}
