import type { Allowance } from '#limits/address-limits.ts';
import { networkOf } from '#limits/network.ts';
import type { PostgresBuckets } from '#limits/postgres-buckets.ts';
import { SharedLimits } from '#limits/shared-limits.ts';

const minutes = 60_000;

const perNetworkAndAccount: Allowance = { most: 10, within: 10 * minutes };

const perNetwork: Allowance = { most: 30, within: 10 * minutes };

/** Wrong attempts of all strangers at one account. */
const perAccount: Allowance = { most: 100, within: 10 * minutes };

/** Strangers' wrong codes for one account's second factor. */
const codesPerAccount: Allowance = { most: 30, within: 60 * minutes };

const perDevice: Allowance = { most: 10, within: 10 * minutes };

export interface Guesser {
  address: string;
  account: string;
  /** A device on which the account has been signed in to; missing for strangers. */
  device?: string | undefined;
}

/**
 * Rate limits against guessing. They never lock an account: other people's attempts don't affect a known device, and
 * delay strangers only until the next attempt is free. Backends on one Postgres share the counters.
 */
export class SignInLimits {
  readonly #limits: SharedLimits;

  constructor(shared?: PostgresBuckets) {
    this.#limits = new SharedLimits('sign-in', shared);
  }

  /**
   * Counts as a wrong attempt until `giveBack` is called. Returns the seconds to wait (at least 1) if it is over a
   * limit.
   */
  async attempt(guesser: Guesser, now = Date.now()): Promise<number | undefined> {
    const counted = countedFor(guesser);
    for (const [index, [name, allowance]] of counted.entries()) {
      const wait = await this.#limits.take(name, allowance, now);
      if (wait === undefined) continue;
      for (const [earlier, its] of counted.slice(0, index)) this.#limits.giveBack(earlier, its, now);
      return wait;
    }
    return undefined;
  }

  /** Counts a code of the second factor in addition, which only someone with the password can send. */
  async attemptCode({ account, device }: Guesser, now = Date.now()): Promise<number | undefined> {
    return device === undefined ? this.#limits.take(`code ${account}`, codesPerAccount, now) : undefined;
  }

  /** Takes back the count of an attempt that wasn't wrong. */
  giveBack(guesser: Guesser, now = Date.now()): void {
    for (const [name, allowance] of countedFor(guesser)) this.#limits.giveBack(name, allowance, now);
  }
}

function countedFor({ address, account, device }: Guesser): readonly [string, Allowance][] {
  if (device !== undefined) return [[`device ${device}`, perDevice]];
  const network = networkOf(address);
  return [
    [network, perNetwork],
    [`${network} ${account}`, perNetworkAndAccount],
    [`account ${account}`, perAccount],
  ];
}
