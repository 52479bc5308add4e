import type { Locale } from '#i18n/locales.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { FinalResult } from '#polls/final-result.ts';
import type { Incident } from '#polls/incidents.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { pollSchema } from '#polls/poll-list.ts';
import { hashOf } from './hash-of.ts';
import type { PublishedPage } from './published-page.ts';

/** What the votes determine on pages. */
export interface CountedPolls {
  /** The poll with the wording frozen with its first vote; the same object while nothing has changed. */
  asAsked(poll: Poll, locale: Locale): Poll;
  /** The same object while nothing has changed. */
  finalResultOf(poll: Poll): FinalResult | undefined;
  incidentsOf(id: string): readonly Incident[];
}

interface ShownPoll {
  poll: Poll;
  result: FinalResult | undefined;
  incidents: readonly Incident[];
}

export class PollsOnPages {
  readonly #counted: CountedPolls;
  readonly #written = new WeakMap<object, Poll | undefined>();
  readonly #completed = new WeakMap<
    PublishedPage,
    { shown: readonly (ShownPoll | undefined)[]; page: PublishedPage }
  >();

  constructor(counted: CountedPolls) {
    this.#counted = counted;
  }

  /** Returns the same object if nothing differs. */
  complete(page: PublishedPage): PublishedPage {
    const shown = this.#shownOn(page.document);
    if (!shown.some((now) => now)) return page;
    const known = this.#completed.get(page);
    if (known && shown.every((now, place) => isSame(now, known.shown[place]))) return known.page;
    const document = withPolls(page.document, shown);
    const completed = { ...page, document, hash: hashOf({ ...document, updatedAt: '' }) };
    this.#completed.set(page, { shown, page: completed });
    return completed;
  }

  completeDraft(document: PageDocument): PageDocument {
    return withPolls(document, this.#shownOn(document));
  }

  /** For each block its replacement, if any. */
  #shownOn({ blocks, locale }: PageDocument): (ShownPoll | undefined)[] {
    return blocks.map((block) => {
      const written = this.#pollIn(block);
      const shown = written && this.#shownOf(written, locale);
      return shown && (shown.poll !== written || shown.result || shown.incidents.length > 0)
        ? shown
        : undefined;
    });
  }

  #shownOf(poll: Poll, locale: Locale): ShownPoll {
    return {
      poll: this.#counted.asAsked(poll, locale),
      result: this.#counted.finalResultOf(poll),
      incidents: this.#counted.incidentsOf(poll.id),
    };
  }

  #pollIn(block: object): Poll | undefined {
    if (this.#written.has(block)) return this.#written.get(block);
    const poll =
      'kind' in block && block.kind === 'poll' && 'poll' in block
        ? pollSchema.safeParse(block.poll).data
        : undefined;
    this.#written.set(block, poll);
    return poll;
  }
}

function withPolls(document: PageDocument, shown: readonly (ShownPoll | undefined)[]): PageDocument {
  const blocks = document.blocks.map((block, place) =>
    block.kind === 'poll' ? { ...block, ...shown[place] } : block,
  );
  return { ...document, blocks };
}

function isSame(one: ShownPoll | undefined, other: ShownPoll | undefined): boolean {
  return (
    one?.poll === other?.poll &&
    one?.result === other?.result &&
    JSON.stringify(one?.incidents) === JSON.stringify(other?.incidents)
  );
}
