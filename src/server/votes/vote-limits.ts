import { BlockList, isIPv6 } from 'node:net';
import type { PostgresBuckets } from '#limits/postgres-buckets.ts';
import { SharedLimits } from '#limits/shared-limits.ts';
import type { PollList } from '#polls/poll-list.ts';

/** Votes per address and minute: a stadium's whole network may have a handful of addresses. */
const votesPerMinute = 3000;

interface Network {
  members: BlockList;
  votesPerMinute: number;
}

/** Rate limit per address, with higher limits for networks that editors have named. */
export class VoteLimits {
  readonly #limits: SharedLimits;
  #networks: Network[] = [];
  #named: PollList['networks'] | undefined;

  constructor(shared?: PostgresBuckets) {
    this.#limits = new SharedLimits('votes', shared);
  }

  /** Takes one vote. Returns undefined, or how many seconds to wait (at least 1) if none is left. */
  async take(address: string, networks: PollList['networks'], now: number): Promise<number | undefined> {
    this.#know(networks);
    return this.#limits.take(address, { most: this.#limitOf(address), within: 60_000 }, now);
  }

  #know(networks: PollList['networks']): void {
    if (networks === this.#named) return;
    this.#named = networks;
    this.#networks = networks.map(({ range, votesPerMinute }) => {
      const members = new BlockList();
      const [address = '', bits] = range.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (bits === undefined) members.addAddress(address, family);
      else members.addSubnet(address, Number(bits), family);
      return { members, votesPerMinute };
    });
    this.#limits.forget();
  }

  #limitOf(address: string): number {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const ours = this.#networks.filter(({ members }) => members.check(address, family));
    return Math.max(votesPerMinute, ...ours.map((network) => network.votesPerMinute));
  }
}
