import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import type { AccountMail } from '#content/people/accounts/account-mail.ts';
import { type AccountRow, accountWhere, heldAccount, table } from '#content/people/accounts/account-rows.ts';
import type { KeptPassword } from '#content/people/accounts/passwords.ts';
import { needsSecondFactor } from '#content/people/accounts/second-factor-rows.ts';
import { endSessions, insertSession } from '#content/people/sessions/sessions.ts';

/** In minutes. */
const linkLife = 60;

export interface ResetLink {
  /** Where the holder chooses a new password, once. */
  address: string;
  /** ISO 8601. */
  expires: string;
}

/** Makes a reset link for an account and invalidates an earlier one. */
export function makeResetLink(payload: Payload, account: number): Promise<ResetLink | undefined> {
  return inTransaction(payload, (req) => writeResetLink(req, account, linkLife));
}

/**
 * The same within a transaction, valid for a number of minutes. Only a hash is stored, which is useless to anyone who
 * reads the database. Undefined if there is no such account.
 */
export async function writeResetLink(
  req: PayloadRequest,
  account: number,
  minutes: number,
): Promise<ResetLink | undefined> {
  const token = randomBytes(32).toString('hex');
  const expires = new Date(Date.now() + minutes * 60_000).toISOString();
  const made = await rowsOf(
    req,
    sql`UPDATE ${table(req, 'users')} SET "reset_password_token" = ${keptToken(token)},
      "reset_password_expiration" = ${expires} WHERE "id" = ${account} RETURNING "id"`,
  );
  return made.length > 0 ? { address: `${settings.siteUrl}/admin/reset/${token}`, expires } : undefined;
}

/** The account of a link; undefined if it was used, has expired or never existed. */
export function accountOfToken(req: PayloadRequest, token: string): Promise<AccountRow | undefined> {
  const condition = sql`"reset_password_token" = ${keptToken(token)}
    AND "reset_password_expiration" > ${new Date().toISOString()} AND NOT coalesce("locked", false)`;
  return accountWhere(req, condition);
}

/**
 * Uses a link: sets the password, ends every session and begins one; without `sid` if a second factor is needed, for
 * which the user signs in. Undefined if the link was used meanwhile, or the account can't be signed in to.
 */
export function spendToken(
  payload: Payload,
  account: number,
  token: string,
  password: KeptPassword,
  device: string,
): Promise<{ account: AccountRow; sid?: string } | undefined> {
  return inTransaction(payload, async (req) => {
    const held = await heldAccount(req, account);
    if (!held || (await accountOfToken(req, token))?.id !== account) return undefined;
    await writePassword(req, account, password);
    await endSessions(req, account);
    if (held.secondFactor || needsSecondFactor(held.role)) return { account: held };
    return { account: held, sid: await insertSession(req, account, device) };
  });
}

/** Sets the password of a locked account, and invalidates its reset link. */
export async function writePassword(
  req: PayloadRequest,
  account: number,
  { hash, salt }: KeptPassword,
): Promise<void> {
  const now = new Date().toISOString();
  await rowsOf(
    req,
    sql`UPDATE ${table(req, 'users')} SET "hash" = ${hash}, "salt" = ${salt}, "updated_at" = ${now},
      "reset_password_token" = NULL, "reset_password_expiration" = NULL WHERE "id" = ${account}`,
  );
}

export const resetMail: AccountMail = {
  subject: { de: 'Neues Passwort wählen', en: 'Choose a new password' },
  text: (address, club) => ({
    de: `Für dein Konto im Redaktionssystem von ${club} kann ein neues Passwort gewählt werden:\n\n${address}\n\nDer Link gilt eine Stunde und nur einmal. Wer ihn nicht angefordert hat, braucht nichts zu tun: Das alte Passwort gilt weiter.\n`,
    en: `A new password can be chosen for your account at the editors’ desk of ${club}:\n\n${address}\n\nThe link is good for an hour, and only once. If you didn’t ask for it, you need not do anything: the old password stays.\n`,
  }),
};

function keptToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
