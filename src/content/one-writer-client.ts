import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client';

/** How long a write waits for the one before it, in milliseconds, before it gives up with an error. */
const waitLimit = 20_000;

/**
 * A libSQL client over one SQLite file whose writes happen one at a time.
 *
 * SQLite takes one writer; libSQL runs in the event loop and can't wait for a lock that the same process holds,
 * so two overlapping transactions would end in SQLITE_BUSY whatever the busy timeout. Here each transaction,
 * and each single statement that writes, waits for its turn instead. Reads never wait.
 */
export async function openOneWriterClient(url: string): Promise<Client> {
  const client = createClient({ url });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA busy_timeout = 5000');
  const turns = new Turns();
  const transaction: Client['transaction'] = async () => {
    const release = await turns.next();
    try {
      return releasedAtItsEnd(await client.transaction('write'), release);
    } catch (error) {
      release();
      throw error;
    }
  };
  const execute = async (statement: InStatement): ReturnType<Client['execute']> => {
    if (onlyReads(typeof statement === 'string' ? statement : statement.sql))
      return client.execute(statement);
    const release = await turns.next();
    try {
      return await client.execute(statement);
    } finally {
      release();
    }
  };
  return new Proxy(client, {
    get(target, property) {
      if (property === 'transaction') return transaction;
      if (property === 'execute') return execute;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function onlyReads(sql: string): boolean {
  return /^\s*(select|pragma|explain)\b/i.test(sql);
}

function releasedAtItsEnd(transaction: Transaction, release: () => void): Transaction {
  const ending = (property: 'commit' | 'rollback') => async () => {
    try {
      await transaction[property]();
    } finally {
      release();
    }
  };
  return new Proxy(transaction, {
    get(target, property) {
      if (property === 'commit' || property === 'rollback') return ending(property);
      if (property === 'close') {
        return () => {
          target.close();
          release();
        };
      }
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A queue of one. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn; the caller ends it by calling what it got, at least once. */
  async next(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    const own = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#last = before.then(() => own);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error('The content database is busy: another write did not end in time.')),
        waitLimit,
      );
    });
    try {
      await Promise.race([before, tooLong]);
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return end;
  }
}
