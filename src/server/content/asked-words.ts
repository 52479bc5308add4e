import type { Locale } from '#i18n/locales.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { pollSchema } from '#polls/poll-list.ts';
import { hashOf } from './hash-of.ts';
import type { PublishedPage } from './published-page.ts';

/** A poll with the words that were asked when votes began to count; the very same if it has them. */
export type AsAsked = (poll: Poll, locale: Locale) => Poll;

/** Puts into pages what their polls asked, where something else stands in them now. */
export class AskedWords {
  readonly #asAsked: AsAsked;
  /** The polls of each block, as they were written. */
  readonly #written = new WeakMap<object, Poll | undefined>();
  readonly #completed = new WeakMap<PublishedPage, { polls: readonly Poll[]; page: PublishedPage }>();

  constructor(asAsked: AsAsked) {
    this.#asAsked = asAsked;
  }

  /** The very same page, if its polls ask what they asked. */
  complete(page: PublishedPage): PublishedPage {
    const { document } = page;
    const written = document.blocks.map((block) => this.#pollIn(block));
    const asked = written.map((poll) => poll && this.#asAsked(poll, document.locale));
    if (asked.every((poll, place) => poll === written[place])) return page;
    const polls = asked.filter((poll) => poll !== undefined);
    const known = this.#completed.get(page);
    if (known && polls.every((poll, place) => poll === known.polls[place])) return known.page;
    const blocks = document.blocks.map((block, place) => {
      const poll = asked[place];
      return poll && poll !== written[place] ? { ...block, poll } : block;
    });
    const changed = { ...document, blocks };
    const completed = { ...page, document: changed, hash: hashOf({ ...changed, updatedAt: '' }) };
    this.#completed.set(page, { polls, page: completed });
    return completed;
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
