import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { openTransaction } from './open-transaction.ts';

/** Advisory lock key: any number that nothing else uses. */
const turnOfReferences = 20_261_122;

/**
 * Serializes transactions that check references until each has committed. Otherwise a page that gets a picture and
 * the picture going to the trash would both find nothing wrong. SQLite has a single writer anyway.
 */
export async function awaitTurn(req: PayloadRequest): Promise<void> {
  await lock(req, sql`SELECT pg_advisory_xact_lock(${turnOfReferences})`);
}

/** The same per document, so that each save compares its base with what the one before has stored. */
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
