import { expect, test, vi } from 'vitest';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { OwnPostgres, ownPostgresIsMissing } from '../../../../tests/support/postgres.ts';
import { directoryForTest } from '../../../../tests/support/test-directory.ts';

test.skipIf(ownPostgresIsMissing !== undefined)(
  'a content backend takes the end of Postgres for nothing but failed queries',
  async () => {
    const database = await OwnPostgres.start();
    const dataDir = directoryForTest();
    const uncaught = vi.fn();
    process.on('uncaughtException', uncaught);
    const backend = await ContentBackend.start({
      dataDir,
      environment: { DATABASE_URL: database.url, NODE_ENV: 'production' },
    });
    try {
      const { payload } = backend;
      // Several connections, of which some are idle when the database ends, and one is in a transaction.
      await Promise.all(Array.from({ length: 4 }, () => payload.count({ collection: 'pages' })));
      await payload.db.beginTransaction();
      await database.stop();
      await expect(payload.count({ collection: 'pages' })).rejects.toThrow();
      await database.startAgain();
      expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(0);
      expect(uncaught).not.toHaveBeenCalled();
    } finally {
      process.off('uncaughtException', uncaught);
      await backend.end();
      await database.end();
    }
  },
);
