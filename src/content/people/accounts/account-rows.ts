import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type QueryContext, rowsOf } from '#content/foundation/database/rows-of.ts';

/** The account fields that sign-in checks. Ids are integers in both databases. */
const accountRow = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string().nullable(),
  hash: z.string().nullable(),
  salt: z.string().nullable(),
  locked: z.coerce.boolean(),
  role: z.string(),
  /** Undefined if the password is enough. */
  secondFactor: z
    .object({ secret: z.string(), lastStep: z.coerce.number(), recoveryCodes: z.string() })
    .optional(),
});

export type AccountRow = z.infer<typeof accountRow>;

export function table(req: QueryContext, name: 'users' | 'users_sessions'): SQL {
  return sql.raw(isPostgres(req) ? `"content"."${name}"` : `"${name}"`);
}

export function accountByEmail(req: QueryContext, email: string): Promise<AccountRow | undefined> {
  return accountWhere(req, sql`"email" = ${email}`);
}

/** Locks and reads the account: until the transaction ends nobody else can change it or begin a session. */
export function heldAccount(req: QueryContext, id: number): Promise<AccountRow | undefined> {
  // SQLite has one transaction at a time anyway.
  return accountWhere(req, isPostgres(req) ? sql`"id" = ${id} FOR NO KEY UPDATE` : sql`"id" = ${id}`);
}

/** Locks all accounts until the transaction ends, so that what is written back is what was read. */
export async function holdAccounts(req: QueryContext): Promise<void> {
  if (isPostgres(req))
    await rowsOf(req, sql`SELECT "id" FROM ${table(req, 'users')} ORDER BY "id" FOR NO KEY UPDATE`);
}

export async function accountWhere(req: QueryContext, condition: SQL): Promise<AccountRow | undefined> {
  const statement = sql`SELECT "id", "email", "name", "hash", "salt", "locked", "role", "second_factor_secret" AS "secret",
    "second_factor_last_step" AS "lastStep", "second_factor_recovery_codes" AS "recoveryCodes"
    FROM ${table(req, 'users')} WHERE ${condition}`;
  const [row] = await rowsOf(req, statement);
  if (row === undefined) return undefined;
  const { secret, lastStep, recoveryCodes, ...account } = z.looseObject({}).parse(row);
  return accountRow.parse({
    ...account,
    ...(secret === null ? {} : { secondFactor: { secret, lastStep, recoveryCodes } }),
  });
}

function isPostgres(req: QueryContext): boolean {
  return req.payload.db.name === 'postgres';
}
