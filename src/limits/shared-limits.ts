import { LRUCache } from 'lru-cache';
import { AddressLimits, type Allowance, subscriberOf } from './address-limits.ts';
import type { SharedBuckets } from './shared-buckets.ts';

/**
 * The part of an allowance that an instance takes for itself at once: so often the database is asked, and so much may
 * lie with an instance that makes no use of it.
 */
const share = 1 / 100;

/** The part that an instance lets through before it asks at all. It is counted as soon as it does. */
const unasked = 1 / 500;

/** Names of which something is left here at a time. */
const maxLeases = 10_000;

/** What this instance has taken for itself. */
interface Lease {
  left: number;
  /** What may have been let through that the database doesn’t know of. */
  owed: number;
  /** In ms since 1970; whoever has not used it by then gets a new one where all is counted. */
  until: number;
  asking: Promise<number | undefined> | undefined;
}

/**
 * Limits that all instances on one database count together. Each counts by itself, too: while the database does not
 * answer that is what holds, and nobody is refused what one instance alone would allow.
 */
export class SharedLimits {
  readonly #own = new AddressLimits();
  readonly #leases = new LRUCache<string, Lease>({ max: maxLeases });
  readonly #kind: string;
  readonly #shared: SharedBuckets | undefined;

  /** @param kind keeps what is limited here apart from what is limited elsewhere; without `shared` this instance is alone */
  constructor(kind: string, shared: SharedBuckets | undefined) {
    this.#kind = kind;
    this.#shared = shared;
  }

  /** Takes one off what the address has left. Else: how many seconds to wait, at least 1. */
  async take(address: string, allowance: Allowance, now: number): Promise<number | undefined> {
    return this.#own.take(address, allowance, now) ?? (await this.#takeShared(address, allowance, now));
  }

  /** Puts back what was taken for something that need not have been limited. */
  giveBack(address: string, allowance: Allowance, now: number): void {
    this.#own.giveBack(address, allowance, now);
    void this.#shared?.giveBack(this.#nameOf(address), allowance);
  }

  /** Starts afresh with everybody, as far as this instance counts by itself. */
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
      // Whoever comes meanwhile waits for the same answer.
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

/** Where much is allowed, who takes next to nothing of it costs no question: in a stadium everybody votes once. */
function firstLease({ most, within }: Allowance, now: number): Lease {
  const left = Math.floor(most * unasked);
  return { left, owed: left, until: now + within, asking: undefined };
}

/** Undefined once there is something left, 0 if nobody says, else how many seconds to wait. */
async function renew(
  lease: Lease,
  shared: SharedBuckets,
  { name, allowance, now }: { name: string; allowance: Allowance; now: number },
): Promise<number | undefined> {
  // What was let through longer ago would be allowed again by now.
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
