import type { ListedPoll, PollList } from '#polls/poll-list.ts';

/** Every poll that editors have made, of which those are given out that visitors may know of. */
export class PublishedPolls {
  readonly list: PollList;
  readonly #byName: ReadonlyMap<string, ListedPoll>;
  readonly #isShown: (poll: ListedPoll) => boolean;

  /** @param isShown whether visitors may know of it now */
  constructor(list: PollList, isShown: (poll: ListedPoll) => boolean) {
    this.list = list;
    this.#isShown = isShown;
    this.#byName = new Map([
      ...list.polls.flatMap((poll): [string, ListedPoll][] => (poll.key ? [[poll.key, poll]] : [])),
      // Last, so that no key stands in the way of an id.
      ...list.polls.map((poll): [string, ListedPoll] => [poll.id, poll]),
    ]);
  }

  /** By its id, or by the key that demo content and links use. Undefined, too, where visitors may not know of it. */
  poll(name: string): ListedPoll | undefined {
    const poll = this.#byName.get(name);
    return poll && this.#isShown(poll) ? poll : undefined;
  }

  /** The same, whether visitors may know of it or not. */
  planned(name: string): ListedPoll | undefined {
    return this.#byName.get(name);
  }

  /** Networks that many share, and how many votes a minute each of their addresses may cast. */
  get networks(): PollList['networks'] {
    return this.list.networks;
  }
}
