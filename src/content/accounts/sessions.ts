import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '#content/in-transaction.ts';
import { rowsOf } from '#content/rows-of.ts';
import { type AccountRow, heldAccount, table } from './account-rows.ts';
import { spendCode, takeUpOffer } from './second-factor/second-factor-rows.ts';

/** How long a session lasts after it was last renewed, in seconds. */
export const sessionLife = 8 * 60 * 60;

/** How many sessions an account may have; with one more the one that was renewed longest ago ends. */
const maxSessions = 250;

/** Of a browser's description of itself, so much is kept. */
const longestDevice = 200;

/** What somebody shows beside the password: a code, of the account's app or of one that was just offered. */
export interface ShownFactor {
  code?: string | undefined;
  offer?: string | undefined;
}

/** `recoveryCodes` where an offer was taken up with it; they are shown this once. */
export type Entry = { sid: string; recoveryCodes?: string[] } | { refused: 'changed' | 'code' };

/**
 * Begins a session of an account that has proved its password: `changed` where the account has changed since it was read,
 * so that what was proved may hold no more, `code` where the second factor is missing or wrong. Nothing else of the
 * account is written, except that the code is spent.
 */
export function beginSession(
  payload: Payload,
  proven: AccountRow,
  device: string,
  { code, offer }: ShownFactor = {},
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

/** Whether what was proved of an account earlier still holds. */
export function hasSameSecrets(now: AccountRow, then: AccountRow): boolean {
  return (
    now.hash === then.hash && now.salt === then.salt && now.secondFactor?.secret === then.secondFactor?.secret
  );
}

/** Writes a session of an account that is held, and ends those that are over or too many. */
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

/** Lets a session last as long again; false where it has ended. */
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

/** Whether a session of an account that is held has not been ended yet. */
export async function sessionLives(req: PayloadRequest, account: number, sid: string): Promise<boolean> {
  const found = await rowsOf(
    req,
    sql`SELECT "id" FROM ${table(req, 'users_sessions')} WHERE "_parent_id" = ${account} AND "id" = ${sid}`,
  );
  return found.length > 0;
}
