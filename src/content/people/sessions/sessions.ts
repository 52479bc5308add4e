import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { type AccountRow, heldAccount, table } from '#content/people/accounts/account-rows.ts';
import { spendCode, takeUpOffer } from '#content/people/accounts/second-factor-rows.ts';

/** Session lifetime after the last renewal, in seconds. */
export const sessionLife = 8 * 60 * 60;

/** The maximum per account; beyond it the one renewed longest ago ends. */
const maxSessions = 250;

/** The stored length of a user agent. */
const longestDevice = 200;

/** `recoveryCodes` if a second factor was set up with it; they are shown only now. */
type Entry = { sid: string; recoveryCodes?: string[] } | { refused: 'changed' | 'code' };

/**
 * Begins a session for an account that has proved its password. Refused with `changed` if the account changed since
 * it was read, so that the proof may be void; with `code` if the second factor is missing or wrong. Otherwise writes
 * nothing of the account except that the code is used up.
 *
 * @param device its user agent; `code` is of the account's app, or with `offer` of one being set up
 */
export function beginSession(
  payload: Payload,
  proven: AccountRow,
  device: string,
  { code, offer }: { code?: string | undefined; offer?: string | undefined } = {},
): Promise<Entry> {
  return inTransaction(payload, async (req) => {
    const now = await heldAccount(req, proven.id);
    if (!now || now.locked || !hasSameSecrets(now, proven)) return { refused: 'changed' };
    if (offer !== undefined && !now.secondFactor) {
      const recoveryCodes = await takeUpOffer(req, now, { offer, code: code ?? '' });
      return recoveryCodes
        ? { sid: await insertSession(req, now.id, device), recoveryCodes }
        : { refused: 'code' };
    }
    if (now.secondFactor && !(await spendCode(req, now, code ?? ''))) return { refused: 'code' };
    return { sid: await insertSession(req, now.id, device) };
  });
}

/** Whether an earlier proof for an account still holds. */
export function hasSameSecrets(now: AccountRow, then: AccountRow): boolean {
  return (
    now.hash === then.hash && now.salt === then.salt && now.secondFactor?.secret === then.secondFactor?.secret
  );
}

/** Inserts a session of a locked account, and deletes expired and excess ones. */
export async function insertSession(req: PayloadRequest, account: number, device: string): Promise<string> {
  const sessions = table(req, 'users_sessions');
  const sid = randomUUID();
  const now = new Date();
  const expires = new Date(now.getTime() + sessionLife * 1000).toISOString();
  const at = now.toISOString();
  await rowsOf(
    req,
    sql`UPDATE ${table(req, 'users')} SET "invited" = false WHERE "id" = ${account} AND "invited"`,
  );
  await rowsOf(
    req,
    sql`DELETE FROM ${sessions} WHERE "_parent_id" = ${account} AND ("expires_at" <= ${at} OR "id" IN (
      SELECT "id" FROM ${sessions} WHERE "_parent_id" = ${account}
      ORDER BY "expires_at" DESC, "_order" DESC LIMIT 100000 OFFSET ${maxSessions - 1}))`,
  );
  await rowsOf(
    req,
    sql`INSERT INTO ${sessions} ("_order", "_parent_id", "id", "created_at", "expires_at", "device", "last_used_at")
      VALUES ((SELECT coalesce(max("_order"), 0) + 1 FROM ${sessions} WHERE "_parent_id" = ${account}),
        ${account}, ${sid}, ${at}, ${expires}, ${device.slice(0, longestDevice)}, ${at})`,
  );
  return sid;
}

/** Extends a session by its lifetime; false if it has ended. */
export async function renewSession(req: PayloadRequest, account: number, sid: string): Promise<boolean> {
  const expires = new Date(Date.now() + sessionLife * 1000).toISOString();
  const renewed = await rowsOf(
    req,
    sql`UPDATE ${table(req, 'users_sessions')} SET "expires_at" = ${expires}
      WHERE "_parent_id" = ${account} AND "id" = ${sid} RETURNING "id"`,
  );
  return renewed.length > 0;
}

export async function endSession(req: PayloadRequest, account: number, sid: string): Promise<void> {
  await rowsOf(
    req,
    sql`DELETE FROM ${table(req, 'users_sessions')} WHERE "_parent_id" = ${account} AND "id" = ${sid}`,
  );
}

export async function endSessions(req: PayloadRequest, account: number): Promise<void> {
  await rowsOf(req, sql`DELETE FROM ${table(req, 'users_sessions')} WHERE "_parent_id" = ${account}`);
}

export async function endOtherSessions(req: PayloadRequest, account: number, sid: string): Promise<void> {
  await rowsOf(
    req,
    sql`DELETE FROM ${table(req, 'users_sessions')} WHERE "_parent_id" = ${account} AND "id" <> ${sid}`,
  );
}

export async function sessionLives(req: PayloadRequest, account: number, sid: string): Promise<boolean> {
  const found = await rowsOf(
    req,
    sql`SELECT "id" FROM ${table(req, 'users_sessions')} WHERE "_parent_id" = ${account} AND "id" = ${sid}`,
  );
  return found.length > 0;
}
