import { hash, randomBytes } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { PollList } from '#polls/poll-list.ts';

/** What one address may cast in a minute: a stadium's whole network is a handful of addresses. */
const votesPerMinute = 3000;

/** How long one key for addresses is used, in ms. Afterwards nobody can tell any more which address was meant. */
const keyLife = 24 * 60 * 60_000;

/** Addresses remembered at a time; the one that was quiet for longest is forgotten first. */
const mostAddresses = 100_000;

interface Bucket {
  votes: number;
  /** When `votes` was right, in ms since 1970. */
  at: number;
}

interface Network {
  members: BlockList;
  votesPerMinute: number;
}

/** Keeps floods out. It knows addresses only as hashes with a key that lives a day, in memory alone. */
export class VoteLimits {
  readonly #buckets = new LRUCache<string, Bucket>({ max: mostAddresses });
  #networks: Network[] = [];
  #named: PollList['networks'] | undefined;
  #key = newKey();
  #keyEnds = 0;

  /** Takes one vote off what the address has left. Else: how many seconds to wait, at least 1. */
  take(address: string, networks: PollList['networks'], now: number): number | undefined {
    this.#know(networks);
    this.#renewKey(now);
    const limit = this.#limitOf(address);
    const name = hash('sha256', this.#key + subscriberOf(address), 'base64');
    const bucket = this.#buckets.get(name) ?? { votes: limit, at: now };
    const refilled = bucket.votes + ((now - bucket.at) * limit) / 60_000;
    bucket.votes = Math.min(limit, refilled);
    bucket.at = now;
    this.#buckets.set(name, bucket);
    if (bucket.votes < 1) return Math.ceil((1 - bucket.votes) / (limit / 60));
    bucket.votes -= 1;
    return undefined;
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
    this.#buckets.clear();
  }

  #limitOf(address: string): number {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const ours = this.#networks.filter(({ members }) => members.check(address, family));
    return Math.max(votesPerMinute, ...ours.map((network) => network.votesPerMinute));
  }

  #renewKey(now: number): void {
    if (now < this.#keyEnds) return;
    this.#key = newKey();
    this.#keyEnds = now + keyLife;
    this.#buckets.clear();
  }
}

/** Of a fixed length, so that key and address can stand side by side. */
function newKey(): string {
  return randomBytes(32).toString('hex');
}

/** Whoever has an IPv6 address has the 2^64 beside it too. */
function subscriberOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
