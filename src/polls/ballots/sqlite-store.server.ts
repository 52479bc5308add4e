import { mkdir } from 'node:fs/promises';
import { openForWriting } from '#database/sqlite.ts';
import { BallotKeys } from '../ballot-keys.server.ts';
import type { BallotStore } from '../ballot-store.server.ts';
import { GatheredBallots, usualGathering } from './gathered-ballots.server.ts';
import { SqlBallotReader } from './sql-reader.server.ts';
import { SqliteBallotRows } from './sqlite-rows.server.ts';
import { ballotFile, ballotFormat } from './sqlite-schema.server.ts';
import { storeOf } from './store-parts.server.ts';
import { WritingThread } from './writing-thread.server.ts';

export async function openSqliteStore(
  dataDir: string,
  secret: string,
  gathering = usualGathering,
): Promise<BallotStore> {
  await mkdir(dataDir, { recursive: true });
  const file = ballotFile(dataDir);
  // Created and tested here; the thread starts with the first ballot, because a site without polls needs none.
  openForWriting(file, ballotFormat(new BallotKeys(secret))).close();
  const thread = new WritingThread(file, secret);
  const gathered = new GatheredBallots((batch) => thread.write(batch), gathering);
  const store = storeOf(gathered, openSqliteReader(dataDir));
  return {
    ...store,
    reach: { reachable: true, since: Date.now() },
    close: async () => {
      await store.close();
      await thread.close();
    },
  };
}

export function openSqliteReader(dataDir: string): SqlBallotReader {
  return new SqlBallotReader(new SqliteBallotRows(ballotFile(dataDir)), '');
}
