import { LRUCache } from 'lru-cache';
import { type Allowance, subscriberOf } from '#limits/address-limits.ts';
import type { SharedBuckets } from '#limits/shared-buckets.ts';
import { SharedLimits } from '#limits/shared-limits.ts';

const minutes = 60_000;

/** How often one network may be wrong about one account. */
const perNetworkAndAccount: Allowance = { most: 10, within: 10 * minutes };

/** How often one network may be wrong, whichever accounts it names. */
const perNetwork: Allowance = { most: 30, within: 10 * minutes };

/** How often all networks together may be wrong about one account, except those whose sign-in it knows. */
const perAccount: Allowance = { most: 100, within: 10 * minutes };

/** How often all networks together may be wrong about one account's second factor, with the same exception. */
const codesPerAccount: Allowance = { most: 30, within: 60 * minutes };

/** So many pairs of network and account are known; the one that was quiet for longest is forgotten first. */
const maxKnown = 10_000;

/**
 * Slows guessing down. Nothing here locks an account: others' mistakes stop nobody who signs in from where they did
 * before, and everybody else only until the next attempt is free again. Backends on one Postgres count together; which
 * networks an account knows each keeps in memory alone.
 */
export class SignInLimits {
  readonly #limits: SharedLimits;
  readonly #known = new LRUCache<string, true>({ max: maxKnown });

  constructor(shared?: SharedBuckets) {
    this.#limits = new SharedLimits('sign-in', shared);
  }

  /** Counts an attempt as wrong until `giveBack` or `forgive` is called. Else: how many seconds to wait, at least 1. */
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

  /** Counts a code of the second factor, beside the attempt. Whoever sends one has the password already. */
  async attemptCode(address: string, account: string, now = Date.now()): Promise<number | undefined> {
    if (this.#known.has(pairOf(address, account))) return undefined;
    return this.#limits.take(`code ${account}`, codesPerAccount, now);
  }

  /** The attempt was no wrong one: it counts no more. */
  giveBack(address: string, account: string, now = Date.now()): void {
    for (const [name, allowance] of this.#counted(address, account))
      this.#limits.giveBack(name, allowance, now);
  }

  /** The attempt was right in everything: the account knows this network from now on, too. */
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
