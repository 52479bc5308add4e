import { LRUCache } from 'lru-cache';
import type { Allowance } from '#limits/address-limits.ts';
import { subscriberOf } from '#limits/network.ts';
import type { SharedBuckets } from '#limits/shared-buckets.ts';
import { SharedLimits } from '#limits/shared-limits.ts';

const minutes = 60_000;

const perNetworkAndAccount: Allowance = { most: 10, within: 10 * minutes };

const perNetwork: Allowance = { most: 30, within: 10 * minutes };

/** Wrong attempts of all networks at one account, except from networks that have signed in to it before. */
const perAccount: Allowance = { most: 100, within: 10 * minutes };

/** Wrong codes of all networks for one account's second factor, with the same exception. */
const codesPerAccount: Allowance = { most: 30, within: 60 * minutes };

/** The maximum of known network and account pairs (LRU). */
const maxKnown = 10_000;

/**
 * Rate limits against guessing. They never lock an account: other people's attempts don't affect anyone who signs in
 * from a known network, and delay others only until the next attempt is free. Backends on one Postgres share the
 * counters; known networks are kept in memory per backend.
 */
export class SignInLimits {
  readonly #limits: SharedLimits;
  readonly #known = new LRUCache<string, true>({ max: maxKnown });

  constructor(shared?: SharedBuckets) {
    this.#limits = new SharedLimits('sign-in', shared);
  }

  /**
   * Counts as a wrong attempt until `giveBack` or `forgive` is called. Returns the seconds to wait (at least 1) if it
   * is over a limit.
   */
  async attempt(address: string, account: string, now = Date.now()): Promise<number | undefined> {
    const counted = this.#counted(address, account);
    for (const [index, [name, allowance]] of counted.entries()) {
      const wait = await this.#limits.take(name, allowance, now);
      if (wait === undefined) continue;
      for (const [earlier, its] of counted.slice(0, index)) this.#limits.giveBack(earlier, its, now);
      return wait;
    }
    return undefined;
  }

  /** Counts a code of the second factor in addition, which only someone with the password can send. */
  async attemptCode(address: string, account: string, now = Date.now()): Promise<number | undefined> {
    if (this.#known.has(pairOf(address, account))) return undefined;
    return this.#limits.take(`code ${account}`, codesPerAccount, now);
  }

  /** Takes back the count of an attempt that wasn't wrong. */
  giveBack(address: string, account: string, now = Date.now()): void {
    for (const [name, allowance] of this.#counted(address, account))
      this.#limits.giveBack(name, allowance, now);
  }

  /** After a complete sign-in: takes back the count, and remembers the network for the account. */
  forgive(address: string, account: string, now = Date.now()): void {
    this.giveBack(address, account, now);
    this.#known.set(pairOf(address, account), true);
  }

  #counted(address: string, account: string): readonly [string, Allowance][] {
    const pair = pairOf(address, account);
    const own: [string, Allowance][] = [
      [address, perNetwork],
      [pair, perNetworkAndAccount],
    ];
    return this.#known.has(pair) ? own : [...own, [`account ${account}`, perAccount]];
  }
}

function pairOf(address: string, account: string): string {
  return `${subscriberOf(address)} ${account}`;
}
