import { usualJoining } from '#database/reach.ts';
import type { BallotStore } from './ballot-store.server.ts';
import { usualGathering } from './ballots/gathered-ballots.server.ts';
import { openSqliteStore } from './ballots/sqlite-store.server.ts';
import type { BallotPlace } from './open-ballot-reader.server.ts';

/**
 * Opens the ballots for writing. Rejects if the file can't be written or has another format. A database may become
 * available later.
 * @param most ballots in one commit
 */
export async function openBallotStore(
  { dataDir, databaseUrl, secrets }: BallotPlace & { secrets: { votes: string } },
  most = usualGathering.most,
  joining = usualJoining,
): Promise<BallotStore> {
  const gathering = { ...usualGathering, most };
  if (!databaseUrl) return openSqliteStore(dataDir, secrets.votes, gathering);
  // Imported here, because it would take a tenth of the site's memory.
  const { openPostgresStore } = await import('./ballots/postgres-store.server.ts');
  return openPostgresStore(databaseUrl, secrets.votes, gathering, joining);
}
