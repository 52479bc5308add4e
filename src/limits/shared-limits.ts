import { LRUCache } from 'lru-cache';
import { AddressLimits, type Allowance } from './address-limits.ts';
import { subscriberOf } from './network.ts';
import type { PostgresBuckets } from './postgres-buckets.ts';

/**
 * The part of an allowance that an instance leases at once. It determines how often the database is queried, and how
 * much an idle instance can hold back.
 */
const share = 1 / 100;

/** The part that an instance lets through before its first query. It is counted with that query. */
const unasked = 1 / 500;

const maxLeases = 10_000;

/** Tokens that this instance has taken in advance. */
interface Lease {
  left: number;
  /** Let through, but not yet counted in the database. */
  owed: number;
  /** When an unused lease expires, in ms since 1970. */
  until: number;
  asking: Promise<number | undefined> | undefined;
}

/**
 * Rate limits that all instances on one database share. Each instance also counts locally, and while the database
 * doesn't respond only that count applies.
 */
export class SharedLimits {
  readonly #own = new AddressLimits();
  readonly #leases = new LRUCache<string, Lease>({ max: maxLeases });
  readonly #kind: string;
  readonly #shared: PostgresBuckets | undefined;

  /**
   * @param kind separates these limits from others
   * @param shared missing for a single instance
   */
  constructor(kind: string, shared: PostgresBuckets | undefined) {
    this.#kind = kind;
    this.#shared = shared;
  }

  /** Takes one token. Returns undefined, or how many seconds to wait (at least 1) if none is left. */
  async take(address: string, allowance: Allowance, now: number): Promise<number | undefined> {
    return this.#own.take(address, allowance, now) ?? (await this.#takeShared(address, allowance, now));
  }

  /** Returns a token that need not have been taken. */
  giveBack(address: string, allowance: Allowance, now: number): void {
    this.#own.giveBack(address, allowance, now);
    void this.#shared?.giveBack(this.#nameOf(address), allowance);
  }

  /** Resets the local limits. */
  forget(): void {
    this.#own.forget();
    this.#leases.clear();
  }

  async #takeShared(address: string, allowance: Allowance, now: number): Promise<number | undefined> {
    const shared = this.#shared;
    if (!shared) return undefined;
    const name = this.#nameOf(address);
    const lease = this.#leases.get(name) ?? firstLease(allowance, now);
    this.#leases.set(name, lease);
    for (;;) {
      if (lease.left > 0 && now < lease.until) {
        lease.left -= 1;
        return undefined;
      }
      // Concurrent callers wait for the same query.
      lease.asking ??= renew(lease, shared, { name, allowance, now });
      const wait = await lease.asking;
      if (wait === undefined) continue;
      if (wait === 0) return undefined;
      this.#own.giveBack(address, allowance, now);
      return wait;
    }
  }

  #nameOf(address: string): string {
    return `${this.#kind} ${subscriberOf(address)}`;
  }
}

/** Large allowances start with a small local credit: in a stadium most addresses vote once, and those need no query. */
function firstLease({ most, within }: Allowance, now: number): Lease {
  const left = Math.floor(most * unasked);
  return { left, owed: left, until: now + within, asking: undefined };
}

/** Undefined once there are tokens, 0 if the database doesn't respond, else how many seconds to wait. */
async function renew(
  lease: Lease,
  shared: PostgresBuckets,
  { name, allowance, now }: { name: string; allowance: Allowance; now: number },
): Promise<number | undefined> {
  // Older debts would have been refilled by now.
  const owed = now < lease.until ? lease.owed : 0;
  const more = Math.max(1, Math.floor(allowance.most * share));
  const taken = await shared.take(name, allowance, owed + more);
  lease.asking = undefined;
  if (!taken) return 0;
  lease.owed = Math.max(0, owed - taken.granted);
  lease.left = Math.max(0, taken.granted - owed);
  lease.until = now + allowance.within;
  return lease.left > 0 ? undefined : taken.wait;
}
