import { hash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** How long one key for addresses is used, in ms. Afterwards nobody can tell any more which address was meant. */
const keyLife = 24 * 60 * 60_000;

/** Addresses remembered at a time; the one that was quiet for longest is forgotten first. */
const maxAddresses = 100_000;

interface Bucket {
  left: number;
  /** When `left` was right, in ms since 1970. */
  at: number;
}

/** What one address may do: so much at once, and as much again within so many ms. */
export interface Allowance {
  most: number;
  within: number;
}

/** Keeps floods out. It knows addresses only as hashes with a key that lives a day, in memory alone. */
export class AddressLimits {
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxAddresses });
  #key = newKey();
  #keyEnds = 0;

  /** Takes one off what the address has left. Else: how many seconds to wait, at least 1. */
  take(address: string, { most, within }: Allowance, now: number): number | undefined {
    const name = this.#nameOf(address, now);
    const bucket = this.#buckets.get(name) ?? { left: most, at: now };
    bucket.left = Math.min(most, bucket.left + ((now - bucket.at) * most) / within);
    bucket.at = now;
    this.#buckets.set(name, bucket);
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / ((most * 1000) / within));
    bucket.left -= 1;
    return undefined;
  }

  /** Puts back what was taken for something that need not have been limited. */
  giveBack(address: string, { most }: Allowance, now: number): void {
    const bucket = this.#buckets.get(this.#nameOf(address, now));
    if (bucket) bucket.left = Math.min(most, bucket.left + 1);
  }

  /** Starts afresh with everybody. */
  forget(): void {
    this.#buckets.clear();
  }

  #nameOf(address: string, now: number): string {
    this.#renewKey(now);
    return hash('sha256', this.#key + subscriberOf(address), 'base64');
  }

  #renewKey(now: number): void {
    if (now < this.#keyEnds) return;
    this.#key = newKey();
    this.#keyEnds = now + keyLife;
    this.forget();
  }
}

/** Of a fixed length, so that key and address can stand side by side. */
function newKey(): string {
  return randomBytes(32).toString('hex');
}

/** Whoever has an IPv6 address has the 2^64 beside it too. Anything but an address stays as it is. */
export function subscriberOf(address: string): string {
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
