import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { openTransaction } from '#content/open-transaction.ts';

/** Any number will do, as long as nothing else locks by it. */
const turnOfReferences = 20_261_122;

/**
 * Lets those who check what points where take turns, until each has committed: a page that gets a picture and the
 * picture that goes to the trash would else both find nothing wrong. SQLite has one writer at a time anyway.
 */
export async function awaitTurn(req: PayloadRequest): Promise<void> {
  await lock(req, sql`SELECT pg_advisory_xact_lock(${turnOfReferences})`);
}

/** The same for those who save one document, so that each compares its base with what the one before has stored. */
export async function awaitTurnOf(
  req: PayloadRequest,
  collection: string,
  id: string | number,
): Promise<void> {
  await lock(req, sql`SELECT pg_advisory_xact_lock(hashtext(${collection}), ${Number(id)})`);
}

async function lock(req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<void> {
  const { db } = req.payload;
  if (db.name !== 'postgres') return;
  await db.execute({ db: await openTransaction(req), drizzle: db.drizzle, sql: statement });
}
