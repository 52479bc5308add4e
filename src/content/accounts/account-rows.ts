import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseAdapter, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';

/** What sign-in compares. The ids of both databases are whole numbers. */
const accountRow = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string().nullable(),
  hash: z.string().nullable(),
  salt: z.string().nullable(),
  locked: z.coerce.boolean(),
  role: z.string(),
  /** Undefined where the password alone is asked for. */
  secondFactor: z
    .object({ secret: z.string(), lastStep: z.coerce.number(), recoveryCodes: z.string() })
    .optional(),
});

export type AccountRow = z.infer<typeof accountRow>;

/** Payload keeps its transactions untyped. */
const transactionSchema = z.custom<Parameters<DatabaseAdapter['execute']>[0]['db']>(isRecord);

const answerSchema = z.object({ rows: z.array(z.unknown()) });

/** Whoever a statement belongs to: a request, perhaps inside a transaction, or nobody's request. */
type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Runs a statement in the request's transaction, if it has one, and answers with its rows. */
export async function rowsOf(req: Asking, statement: SQL): Promise<unknown[]> {
  const { db } = req.payload;
  const id = await req.transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  const within = session ? transactionSchema.parse(session.db) : undefined;
  const answer: unknown = await db.execute({ db: within, drizzle: db.drizzle, sql: statement });
  return answerSchema.parse(answer).rows;
}

/** The name of a table of Payload's, as a statement says it. */
export function table(req: Asking, name: 'users' | 'users_sessions'): SQL {
  return sql.raw(isPostgres(req) ? `"content"."${name}"` : `"${name}"`);
}

export async function accountByEmail(req: Asking, email: string): Promise<AccountRow | undefined> {
  return found(req, sql`WHERE "email" = ${email}`);
}

export async function accountById(req: Asking, id: number): Promise<AccountRow | undefined> {
  return found(req, sql`WHERE "id" = ${id}`);
}

/** The account as it is now. Until the transaction ends nobody else changes it, or makes a session of it. */
export async function heldAccount(req: Asking, id: number): Promise<AccountRow | undefined> {
  // In SQLite there is one transaction at a time anyway.
  return found(req, isPostgres(req) ? sql`WHERE "id" = ${id} FOR NO KEY UPDATE` : sql`WHERE "id" = ${id}`);
}

/** Keeps all accounts as they are until the transaction ends: what is written back then is what was read. */
export async function holdAccounts(req: Asking): Promise<void> {
  if (isPostgres(req))
    await rowsOf(req, sql`SELECT "id" FROM ${table(req, 'users')} ORDER BY "id" FOR NO KEY UPDATE`);
}

async function found(req: Asking, condition: SQL): Promise<AccountRow | undefined> {
  const statement = sql`SELECT "id", "email", "name", "hash", "salt", "locked", "role", "second_factor_secret" AS "secret",
    "second_factor_last_step" AS "lastStep", "second_factor_recovery_codes" AS "recoveryCodes"
    FROM ${table(req, 'users')} ${condition}`;
  const [row] = await rowsOf(req, statement);
  if (row === undefined) return undefined;
  const { secret, lastStep, recoveryCodes, ...account } = z.looseObject({}).parse(row);
  return accountRow.parse({
    ...account,
    ...(secret === null ? {} : { secondFactor: { secret, lastStep, recoveryCodes } }),
  });
}

function isPostgres(req: Asking): boolean {
  return req.payload.db.name === 'postgres';
}
