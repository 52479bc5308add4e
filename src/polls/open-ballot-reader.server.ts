import type { BallotKeys } from './ballot-keys.server.ts';
import type { BallotReader } from './ballot-store.server.ts';
import { openPostgresReader } from './ballots/postgres-store.server.ts';
import type { SqlBallotReader } from './ballots/sql-reader.server.ts';
import { openSqliteReader } from './ballots/sqlite-reader.server.ts';
import { type RecountedPoll, verifyStore } from './ballots/verify-store.server.ts';

/** Where ballots lie: beside the content in Postgres if there is one, else in the data directory. */
export interface BallotPlace {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Opens the ballots for reading, which needs no thread and may be done while the site writes them. */
export function openBallotReader(place: BallotPlace): BallotReader {
  return openReader(place);
}

/**
 * Recounts every poll and verifies every row, as all of it is now; the site may go on writing.
 * @returns each poll's result, by its id
 * @throws Unsound with the first thing that is wrong
 */
export async function recountStore(
  place: BallotPlace,
  keys: BallotKeys,
): Promise<ReadonlyMap<string, RecountedPoll>> {
  const reader = openReader(place);
  try {
    return await reader.inSnapshot((parts) => verifyStore({ ...parts, keys }));
  } finally {
    await reader.close();
  }
}

function openReader({ dataDir, databaseUrl }: BallotPlace): SqlBallotReader {
  return databaseUrl ? openPostgresReader(databaseUrl) : openSqliteReader(dataDir);
}
