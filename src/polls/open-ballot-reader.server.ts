import type { BallotKeys } from './ballot-keys.server.ts';
import type { BallotReader } from './ballot-store.server.ts';
import { openPostgresReader } from './ballots/postgres-store.server.ts';
import type { SqlBallotReader } from './ballots/sql-reader.server.ts';
import { openSqliteReader } from './ballots/sqlite-store.server.ts';
import { type RecountedPoll, verifyStore } from './ballots/verify-store.server.ts';
import type { WitnessedRow } from './witnessed-list.ts';

export interface BallotPlace {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Opens the ballots for reading only; safe while the site writes them. */
export function openBallotReader(place: BallotPlace): BallotReader {
  return openReader(place);
}

/**
 * Recounts every poll and verifies every row of one snapshot; the site may keep writing.
 * @param witnessed what is remembered of the polls outside of the store, read before
 * @returns each poll's result by its id
 * @throws IntegrityError with the first error found
 */
export async function recountStore(
  place: BallotPlace,
  keys: BallotKeys,
  witnessed: readonly WitnessedRow[] = [],
): Promise<ReadonlyMap<string, RecountedPoll>> {
  const reader = openReader(place);
  try {
    return await reader.inSnapshot((parts) => verifyStore({ ...parts, keys, witnessed }));
  } finally {
    await reader.close();
  }
}

function openReader({ dataDir, databaseUrl }: BallotPlace): SqlBallotReader {
  return databaseUrl ? openPostgresReader(databaseUrl) : openSqliteReader(dataDir);
}
