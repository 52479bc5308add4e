import type { PayloadRequest } from 'payload';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { type AccountRow, accountByEmail } from '#content/people/accounts/account-rows.ts';
import { inTurn, isPassword } from '#content/people/accounts/passwords.ts';
import { PostgresBuckets } from '#limits/postgres-buckets.ts';
import { guesserOf } from './known-devices.ts';
import { type Guesser, SignInLimits } from './sign-in-limits.ts';

/** Rate limit counters shared by all content backends on one Postgres; undefined on SQLite, which has one backend. */
export const sharedBuckets = settings.databaseUrl
  ? new PostgresBuckets(settings.databaseUrl, settings.secrets.payload)
  : undefined;

/** Shared by all endpoints that ask for a password, so that none is a way around the limits. */
export const signInLimits = new SignInLimits(sharedBuckets);

/** `wait`: too many wrong attempts; seconds until the next one. */
export type CheckedPassword = { account: AccountRow | undefined; guesser: Guesser } | { wait: number };

/**
 * The account with this password, unless it is locked. Hashes once whatever the account, so that refusals don't
 * differ. Counts as a wrong attempt until `signInLimits` is told otherwise.
 */
export async function checkPassword(
  req: PayloadRequest,
  email: string,
  password: string,
): Promise<CheckedPassword> {
  const guesser = await guesserOf(req, email);
  return inTurn(guesser.device ?? guesser.address, async () => {
    const wait = await signInLimits.attempt(guesser);
    if (wait !== undefined) return { wait };
    const account = await accountByEmail(req, email);
    const kept = account?.hash && account.salt ? { hash: account.hash, salt: account.salt } : undefined;
    const isRight = (await isPassword(password, kept)) && !account?.locked;
    return { account: isRight ? account : undefined, guesser };
  });
}
