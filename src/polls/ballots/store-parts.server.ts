import type { BallotStore } from '../ballot-store.server.ts';
import type { GatheredBallots } from './gathered-ballots.server.ts';
import type { SqlBallotReader } from './sql-reader.server.ts';

export function storeOf(gathered: GatheredBallots, reader: SqlBallotReader): Omit<BallotStore, 'reach'> {
  return {
    cast: (ballot) => gathered.cast(ballot),
    countRefusal: (poll, reason) => gathered.countRefusal(poll, reason),
    tally: (poll) => reader.tally(poll),
    audit: (poll) => reader.audit(poll),
    log: (poll) => reader.log(poll),
    journal: (poll) => reader.journal(poll),
    journalLengths: () => reader.journalLengths(),
    heads: (poll) => reader.heads(poll),
    storedPolls: (isKnown) => reader.storedPolls(isKnown),
    record: (record) => gathered.record(record),
    turnout: (poll) => reader.turnout(poll),
    recordOfReceipt: (poll, receipt) => reader.recordOfReceipt(poll, receipt),
    close: async () => {
      await gathered.close();
      await reader.close();
    },
  };
}
