import type { DatabaseAdapter, PayloadRequest } from 'payload';

/** The request's transaction, for SQL of our own; the database itself if there is none. */
export async function openTransaction(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<DatabaseAdapter['drizzle']> {
  const { db } = req.payload;
  const session: unknown = db.sessions?.[(await req.transactionID) ?? '']?.db;
  return isDatabase(session) ? session : db.drizzle;
}

/** Payload's types don't say what a session holds. */
function isDatabase(session: unknown): session is DatabaseAdapter['drizzle'] {
  return typeof session === 'object' && session !== null && ('run' in session || 'execute' in session);
}
