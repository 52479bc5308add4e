import { mkdir } from 'node:fs/promises';
import { BallotKeys } from '../ballot-keys.server.ts';
import type { BallotStore } from '../ballot-store.server.ts';
import { GatheredBallots, usualGathering } from './gathered-ballots.server.ts';
import { openSqliteReader } from './sqlite-reader.server.ts';
import { ballotFile, openForWriting } from './sqlite-schema.server.ts';
import { WritingThread } from './writing-thread.server.ts';

/** Ballots in `ballots.sqlite` in the data directory. */
export async function openSqliteStore(
  dataDir: string,
  secret: string,
  gathering = usualGathering,
): Promise<BallotStore> {
  await mkdir(dataDir, { recursive: true });
  const file = ballotFile(dataDir);
  // Made and tried here; the thread starts with the first ballot, since a site without a poll has no use for it.
  openForWriting(file, new BallotKeys(secret)).close();
  const thread = new WritingThread(file, secret);
  const gathered = new GatheredBallots((batch) => thread.write(batch), gathering);
  const reader = openSqliteReader(dataDir);
  return {
    reach: { reachable: true, since: Date.now() },
    cast: (ballot) => gathered.cast(ballot),
    countRefusal: (poll, reason) => gathered.countRefusal(poll, reason),
    tally: (poll) => reader.tally(poll),
    audit: (poll) => reader.audit(poll),
    log: (poll) => reader.log(poll),
    journal: (poll) => reader.journal(poll),
    journalLengths: () => reader.journalLengths(),
    heads: (poll) => reader.heads(poll),
    record: (record) => gathered.record(record),
    turnout: (poll) => reader.turnout(poll),
    recordOfReceipt: (poll, receipt) => reader.recordOfReceipt(poll, receipt),
    close: async () => {
      await gathered.close();
      await reader.close();
      await thread.close();
    },
  };
}
