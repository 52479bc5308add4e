import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { type AccountRow, table } from './account-rows.ts';
import {
  keptRecoveryCodes,
  newRecoveryCodes,
  readOffer,
  seal,
  stepOf,
  unseal,
  withoutRecoveryCode,
} from './codes.ts';

export function needsSecondFactor(role: unknown): boolean {
  const required = settings.requireTwoFactor;
  return required === 'all' || (required === 'admins' && role === 'admin');
}

/**
 * Whether it is a valid code of this account, from the app or a recovery code. The code is used up. The account must
 * be locked (`heldAccount`), so that only one of two requests with the same code succeeds.
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
 * Accepts an offer with its first code, for a locked account.
 * @returns the recovery codes, which are shown only once; undefined if the offer or code is invalid, or if the
 * account has got another second factor meanwhile
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

export async function renewRecoveryCodes(req: PayloadRequest, account: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await keepRecoveryCodes(req, account, keptRecoveryCodes(codes));
  return codes;
}

/** Removes the second factor. False if there was none. */
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
