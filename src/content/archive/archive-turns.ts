import { sql } from 'drizzle-orm';
import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '#content/in-transaction.ts';
import { rowsOf } from '#content/rows-of.ts';

/** What belongs together is written in a turn: all of it, or nothing. */
export interface ArchiveTurns {
  turn<Result>(work: (req: Partial<PayloadRequest>) => Promise<Result>): Promise<Result>;
  /** In what one looks around between two turns. */
  reading(): Partial<PayloadRequest>;
  end(): Promise<void>;
}

/** As whom the command writes, for the audit log, and because Payload lets nobody name a file that they may not read. */
const command = { id: 0, collection: 'users', email: 'npm run content', role: 'admin' };

async function asCommand(payload: Payload): Promise<Partial<PayloadRequest>> {
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' });
  const { user } = await createLocalReq({ user: command }, payload);
  return { i18n, user };
}

/** Each turn is a transaction of its own, so that others can write in between and nothing is lost by an interruption. */
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
 * All turns are written in one transaction, which is taken back in the end. What is said of them is what would happen,
 * because it has.
 */
export async function triedTurns(payload: Payload): Promise<ArchiveTurns> {
  const identity = await asCommand(payload);
  const { db } = payload;
  const id = await db.beginTransaction();
  if (id === null) throw new Error('The database has begun no transaction.');
  // As a promise: Payload takes back what it finds a number of, with the first refusal.
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
