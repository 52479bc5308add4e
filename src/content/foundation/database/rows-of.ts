import type { SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { openTransaction } from './open-transaction.ts';

const answerSchema = z.object({ rows: z.array(z.unknown()) });

/** The request a statement belongs to, or only `payload` outside a request. */
export type QueryContext = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Runs a statement in the request's transaction, if any, and returns its rows. */
export async function rowsOf(req: QueryContext, statement: SQL): Promise<unknown[]> {
  const { db } = req.payload;
  const within = await openTransaction(req);
  const answer: unknown = await db.execute({ db: within, drizzle: db.drizzle, sql: statement });
  return answerSchema.parse(answer).rows;
}
