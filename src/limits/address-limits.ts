import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { subscriberOf } from './network.ts';

/** How long one hash key is used, in ms. After that, hashes can't be traced back to addresses. */
const keyLife = 24 * 60 * 60_000;

/** Least recently used addresses are evicted beyond this. */
const maxAddresses = 100_000;

interface Bucket {
  left: number;
  /** When `left` was computed, in ms since 1970. */
  at: number;
}

/** A token bucket: `most` at once, refilled over `within` ms. */
export interface Allowance {
  most: number;
  within: number;
}

/** Rate limits by address. Addresses are only kept as hashes, in memory, under a key that changes daily. */
export class AddressLimits {
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxAddresses });
  #key = newKey();
  #keyEnds = 0;

  /** Takes one token. Returns undefined, or how many seconds to wait (at least 1) if none is left. */
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

  giveBack(address: string, { most }: Allowance, now: number): void {
    const bucket = this.#buckets.get(this.#nameOf(address, now));
    if (bucket) bucket.left = Math.min(most, bucket.left + 1);
  }

  /** Resets all limits. */
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

/** Of a fixed length, so that key and address can be concatenated unambiguously. */
function newKey(): string {
  return randomBytes(32).toString('hex');
}
