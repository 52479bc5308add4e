import { sql } from 'drizzle-orm';
import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { rowsOf } from '#content/foundation/database/rows-of.ts';

/** Units of work, each atomic. */
export interface ArchiveTurns {
  turn<Result>(work: (req: Partial<PayloadRequest>) => Promise<Result>): Promise<Result>;
  /** The request for reads between units. */
  reading(): Partial<PayloadRequest>;
  end(): Promise<void>;
}

/**
 * The account that the command writes as: for the audit log, and because Payload checks read access to referenced
 * files.
 */
const command = { id: 0, collection: 'users', email: 'npm run content', role: 'admin' };

async function asCommand(payload: Payload): Promise<Partial<PayloadRequest>> {
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' });
  const { user } = await createLocalReq({ user: command }, payload);
  return { i18n, user };
}

/** Each unit is a transaction, so that others can write in between and an interruption loses nothing. */
export async function realTurns(payload: Payload): Promise<ArchiveTurns> {
  const identity = await asCommand(payload);
  return {
    turn: (work) =>
      inTransaction(payload, ({ transactionID }) =>
        work({ ...identity, ...(transactionID === undefined ? {} : { transactionID }) }),
      ),
    reading: () => ({ ...identity }),
    end: async () => {},
  };
}

/**
 * Dry run: all units are executed in one transaction, which is rolled back in the end. The reported outcomes are
 * real.
 */
export async function triedTurns(payload: Payload): Promise<ArchiveTurns> {
  const identity = await asCommand(payload);
  const { db } = payload;
  const id = await db.beginTransaction();
  if (id === null) throw new Error('The database did not begin a transaction.');
  // A promise: Payload rolls back a plain transaction id at the first error.
  const transactionID = Promise.resolve(id);
  const within = () => ({ ...identity, transactionID });
  const say = (statement: ReturnType<typeof sql>) => rowsOf({ payload, transactionID }, statement);
  return {
    turn: async (work) => {
      await say(sql`SAVEPOINT turn`);
      try {
        const result = await work(within());
        await say(sql`RELEASE SAVEPOINT turn`);
        return result;
      } catch (error) {
        await say(sql`ROLLBACK TO SAVEPOINT turn`);
        throw error;
      }
    },
    reading: within,
    end: () => db.rollbackTransaction(id),
  };
}
