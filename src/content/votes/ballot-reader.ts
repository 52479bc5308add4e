import { existsSync } from 'node:fs';
import { settings } from '#content/content-settings.ts';
import type { BallotReader } from '#polls/ballot-store.server.ts';
import { ballotFile } from '#polls/ballots/sqlite-schema.server.ts';
import { openBallotReader } from '#polls/open-ballot-reader.server.ts';

/** The votes are kept where this process can't read them. */
class BallotsOutOfReach extends Error {
  override name = 'BallotsOutOfReach';
}

let reader: BallotReader | undefined;

/**
 * Reads what the site has counted.
 * @throws BallotsOutOfReach where there is no file of ballots: the site, which makes one at its start, keeps it elsewhere.
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
