import type { BallotReader } from './ballot-store.server.ts';
import { openPostgresReader } from './ballots/postgres-store.server.ts';
import { openSqliteReader } from './ballots/sqlite-reader.server.ts';

/** Where ballots lie: beside the content in Postgres if there is one, else in the data directory. */
export interface BallotPlace {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Opens the ballots for reading, which needs no thread and may be done while the site writes them. */
export function openBallotReader({ dataDir, databaseUrl }: BallotPlace): BallotReader {
  return databaseUrl ? openPostgresReader(databaseUrl) : openSqliteReader(dataDir);
}
