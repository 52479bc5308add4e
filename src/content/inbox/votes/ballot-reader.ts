import { existsSync } from 'node:fs';
import { settings } from '#content/foundation/operation/content-settings.ts';
import type { BallotReader } from '#polls/ballot-store.server.ts';
import { ballotFile } from '#polls/ballots/sqlite-schema.server.ts';
import { openBallotReader } from '#polls/open-ballot-reader.server.ts';

/** The votes are stored where this process can't read them. */
class BallotsOutOfReach extends Error {
  override name = 'BallotsOutOfReach';
}

let reader: BallotReader | undefined;

/**
 * Reads the votes that the site has counted.
 * @throws BallotsOutOfReach if there is no ballot file: the site, which creates it at its start, keeps it elsewhere.
 */
export async function ballotReader(): Promise<BallotReader> {
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(ballotFile(dataDir))) {
    throw new BallotsOutOfReach(
      `${ballotFile(dataDir)} does not exist. If the site runs on another machine, give both the same DATABASE_URL.`,
    );
  }
  reader ??= openBallotReader({ dataDir, databaseUrl });
  return reader;
}
