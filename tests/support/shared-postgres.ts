import { OwnPostgres, ownPostgresIsMissing } from './postgres.ts';

/** For a run of all unit tests: one Postgres, in which each test makes a database, instead of some forty servers. */
export default async function startSharedPostgres(): Promise<(() => Promise<void>) | undefined> {
  // Tests that run Vitest on a copy of the sources share it, too, and start none.
  delete process.env.SHARE_POSTGRES;
  if (process.env.TEST_DATABASE_URL || ownPostgresIsMissing) return undefined;
  const server = await OwnPostgres.start();
  process.env.SHARED_POSTGRES_URL = server.url;
  return () => server.end();
}
