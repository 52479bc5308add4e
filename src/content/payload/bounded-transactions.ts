import type { BaseDatabaseAdapter } from 'payload';
import { Semaphore } from '#limits/semaphore.ts';

/**
 * Limits how many transactions run at once. A transaction sometimes asks for a second connection: if transactions
 * took the whole pool, each would wait for a connection that another one holds (deadlock).
 */
export function boundTransactions(adapter: BaseDatabaseAdapter, most: number): void {
  const semaphore = new Semaphore({ atOnce: most });
  const ends = new Map<number | string, () => void>();
  const begin = adapter.beginTransaction.bind(adapter);
  adapter.beginTransaction = (options) =>
    new Promise((resolve, reject) => {
      void semaphore.run(async () => {
        try {
          const id = await begin(options);
          const over = id === null ? undefined : new Promise<void>((end) => ends.set(id, end));
          resolve(id);
          await over;
        } catch (error) {
          reject(error);
        }
      });
    });
  const ending = (end: typeof adapter.commitTransaction): typeof adapter.commitTransaction => {
    const endOf = end.bind(adapter);
    return async (given) => {
      const id = await given;
      try {
        await endOf(id);
      } finally {
        ends.get(id)?.();
        ends.delete(id);
      }
    };
  };
  adapter.commitTransaction = ending(adapter.commitTransaction);
  adapter.rollbackTransaction = ending(adapter.rollbackTransaction);
}
