import { AsyncLocalStorage } from 'node:async_hooks';
import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client';

/** How long a write waits for the one before, in ms, before it fails. */
const waitLimit = 20_000;

/** A transaction as seen by the code inside it, and the enclosing one. */
interface Scope {
  state: 'beginning' | 'holding' | 'over';
  outer: Scope | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Begins a transaction and marks the caller as inside it: a write by the caller that bypasses the transaction would
 * wait for itself, and is refused. Must be called before the caller's first `await`, otherwise the caller isn't
 * recognised (AsyncLocalStorage).
 */
export function beginInScope<Begun>(begin: () => Promise<Begun>): Promise<Begun> {
  const current = scopes.getStore();
  // While it begins nobody is inside it yet; a caller at this point is beside it.
  const outer = current?.state === 'beginning' ? current.outer : current;
  scopes.enterWith({ state: 'beginning', outer });
  return begin();
}

/**
 * A libSQL client for one SQLite file with serialized writes.
 *
 * SQLite allows one writer; libSQL runs in the event loop and can't wait for a lock held by its own process, so
 * overlapping transactions fail with SQLITE_BUSY whatever the busy timeout. Here each transaction and each single
 * writing statement queues instead. Reads never wait. A write that would wait for its own transaction (see
 * `beginInScope`) fails at once, instead of blocking everybody.
 */
export async function openOneWriterClient(url: string): Promise<Client> {
  const client = createClient({ url });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA busy_timeout = 5000');
  const mutex = new Mutex();
  const transaction: Client['transaction'] = async () => {
    refuseToWaitForOneself('A transaction');
    const scope = scopes.getStore();
    const begun = scope?.state === 'beginning' ? scope : undefined;
    const end = await mutex.lock();
    const release = () => {
      if (begun) begun.state = 'over';
      end();
    };
    try {
      const opened = releasedAtItsEnd(await client.transaction('write'), release);
      if (begun) begun.state = 'holding';
      return opened;
    } catch (error) {
      release();
      throw error;
    }
  };
  const execute = async (statement: InStatement): ReturnType<Client['execute']> => {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (onlyReads(sql)) return client.execute(statement);
    refuseToWaitForOneself(`“${sql.trim().slice(0, 60)}”`);
    const release = await mutex.lock();
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

function refuseToWaitForOneself(write: string): void {
  for (let scope = scopes.getStore(); scope; scope = scope.outer) {
    if (scope.state !== 'holding') continue;
    const error = new Error(
      `${write} was refused: it would wait for a transaction that its own request holds. Pass the request on.`,
    );
    console.error('[content]', error);
    throw error;
  }
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

class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with a release function once it is the caller's turn; it must be called at least once. */
  async lock(): Promise<() => void> {
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
