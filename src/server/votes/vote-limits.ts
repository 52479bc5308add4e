import { BlockList, isIPv6 } from 'node:net';
import type { SharedBuckets } from '#limits/shared-buckets.ts';
import { SharedLimits } from '#limits/shared-limits.ts';
import type { PollList } from '#polls/poll-list.ts';

/** What one address may cast in a minute: a stadium's whole network is a handful of addresses. */
const votesPerMinute = 3000;

interface Network {
  members: BlockList;
  votesPerMinute: number;
}

/** How many votes an address may cast, more where editors have named its network. */
export class VoteLimits {
  readonly #limits: SharedLimits;
  #networks: Network[] = [];
  #named: PollList['networks'] | undefined;

  constructor(shared?: SharedBuckets) {
    this.#limits = new SharedLimits('votes', shared);
  }

  /** Takes one vote off what the address has left. Else: how many seconds to wait, at least 1. */
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
