import type { BallotStore } from './ballot-store.server.ts';
import { openPostgresStore } from './ballots/postgres-store.server.ts';
import { openSqliteStore } from './ballots/sqlite-store.server.ts';
import type { BallotPlace } from './open-ballot-reader.server.ts';

/** Opens the ballots for writing. Rejects if they can't be written, or were by a newer version. */
export function openBallotStore({ dataDir, databaseUrl }: BallotPlace): Promise<BallotStore> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteStore(dataDir);
}
