import type { ListedPoll, PollList } from '#polls/poll-list.ts';

/** Every poll that editors have made, on pages or not. */
export class PublishedPolls {
  readonly list: PollList;
  readonly #byName: ReadonlyMap<string, ListedPoll>;

  constructor(list: PollList) {
    this.list = list;
    this.#byName = new Map([
      ...list.polls.flatMap((poll): [string, ListedPoll][] => (poll.key ? [[poll.key, poll]] : [])),
      // Last, so that no key stands in the way of an id.
      ...list.polls.map((poll): [string, ListedPoll] => [poll.id, poll]),
    ]);
  }

  /** By its id, or by the key that demo content and links use. */
  poll(name: string): ListedPoll | undefined {
    return this.#byName.get(name);
  }

  /** Networks that many share, and how many votes a minute each of their addresses may cast. */
  get networks(): PollList['networks'] {
    return this.list.networks;
  }
}
