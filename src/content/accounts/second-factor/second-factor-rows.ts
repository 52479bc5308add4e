import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { settings } from '#content/content-settings.ts';
import { rowsOf } from '#content/rows-of.ts';
import { type AccountRow, table } from '../account-rows.ts';
import {
  keptRecoveryCodes,
  newRecoveryCodes,
  readOffer,
  seal,
  stepOf,
  unseal,
  withoutRecoveryCode,
} from './codes.ts';

/** Whether an account of this role signs in with a code or not at all. */
export function needsSecondFactor(role: unknown): boolean {
  const required = settings.requireTwoFactor;
  return required === 'all' || (required === 'admins' && role === 'admin');
}

/**
 * Whether it is a code of this account, from the app or for recovery. It is spent with that: neither opens twice.
 * The account is held (`heldAccount`), so that of two who have the same code one is refused.
 */
export async function spendCode(req: PayloadRequest, account: AccountRow, code: string): Promise<boolean> {
  const { id, secondFactor } = account;
  if (!secondFactor) return false;
  const secret = unseal(secondFactor.secret, id, settings.secrets.payload);
  const step = secret === undefined ? undefined : stepOf(secret, code);
  if (step !== undefined) {
    if (step <= secondFactor.lastStep) return false;
    await rowsOf(
      req,
      sql`UPDATE ${table(req, 'users')} SET "second_factor_last_step" = ${step} WHERE "id" = ${id}`,
    );
    return true;
  }
  const rest = withoutRecoveryCode(secondFactor.recoveryCodes, code);
  if (rest === undefined) return false;
  await keepRecoveryCodes(req, id, rest);
  return true;
}

/**
 * Takes up an offer whose first code has come, for an account that is held.
 * @returns the recovery codes, which are never shown again; undefined where the offer or the code is no good, or the
 * account has another second factor meanwhile
 */
export async function takeUpOffer(
  req: PayloadRequest,
  account: AccountRow,
  { offer, code }: { offer: string; code: string },
): Promise<string[] | undefined> {
  const { id, secondFactor } = account;
  const offered = readOffer(offer, id, settings.secrets.payload);
  const step = offered && stepOf(offered.secret, code);
  if (!offered || step === undefined || offered.replaces !== (secondFactor?.secret ?? '')) return undefined;
  const codes = newRecoveryCodes();
  const secret = seal(offered.secret, id, settings.secrets.payload);
  await rowsOf(
    req,
    sql`UPDATE ${table(req, 'users')} SET "second_factor_secret" = ${secret}, "second_factor_last_step" = ${step},
      "second_factor_recovery_codes" = ${keptRecoveryCodes(codes)},
      "second_factor_since" = ${new Date().toISOString()} WHERE "id" = ${id}`,
  );
  return codes;
}

/** Makes all earlier recovery codes of an account void. */
export async function renewRecoveryCodes(req: PayloadRequest, account: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await keepRecoveryCodes(req, account, keptRecoveryCodes(codes));
  return codes;
}

/** From now on the password alone is asked for. False where it was so already. */
export async function removeSecondFactor(req: PayloadRequest, account: number): Promise<boolean> {
  const removed = await rowsOf(
    req,
    sql`UPDATE ${table(req, 'users')} SET "second_factor_secret" = NULL, "second_factor_last_step" = NULL,
      "second_factor_recovery_codes" = NULL, "second_factor_since" = NULL
      WHERE "id" = ${account} AND "second_factor_secret" IS NOT NULL RETURNING "id"`,
  );
  return removed.length > 0;
}

async function keepRecoveryCodes(req: PayloadRequest, account: number, kept: string): Promise<void> {
  await rowsOf(
    req,
    sql`UPDATE ${table(req, 'users')} SET "second_factor_recovery_codes" = ${kept} WHERE "id" = ${account}`,
  );
}
