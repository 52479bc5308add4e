import type { PayloadRequest } from 'payload';
import { networkAddressOf } from './account-requests.ts';
import { type AccountRow, accountByEmail } from './account-rows.ts';
import { inTurn } from './hashing-turns.ts';
import { isPassword } from './passwords.ts';
import { sharedBuckets } from './shared-buckets.ts';
import { SignInLimits } from './sign-in-limits.ts';

/** Shared by everything that asks for a password, so that nobody guesses it at another door. */
export const signInLimits = new SignInLimits(sharedBuckets);

/** `wait`: too many were wrong; so many seconds until the next attempt. */
export type CheckedPassword = { account: AccountRow | undefined } | { wait: number };

/**
 * The account whose password it is, if there is one and it isn't locked. Hashes once whatever the account, and is refused
 * the same. The attempt counts as a wrong one until `signInLimits` is told otherwise.
 */
export function checkPassword(
  req: PayloadRequest,
  email: string,
  password: string,
): Promise<CheckedPassword> {
  const from = networkAddressOf(req);
  return inTurn(from, async () => {
    const wait = await signInLimits.attempt(from, email);
    if (wait !== undefined) return { wait };
    const account = await accountByEmail(req, email);
    const kept = account?.hash && account.salt ? { hash: account.hash, salt: account.salt } : undefined;
    const isRight = (await isPassword(password, kept)) && !account?.locked;
    return { account: isRight ? account : undefined };
  });
}
