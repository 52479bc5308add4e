import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { usualJoining } from '#database/reach.ts';
import { BallotKeys } from '../ballot-keys.server.ts';
import type { BallotStore } from '../ballot-store.server.ts';
import { GatheredBallots, usualGathering } from './gathered-ballots.server.ts';
import { PostgresBallotRows } from './postgres-rows.server.ts';
import { connect, connectInBackground, makeTables } from './postgres-schema.server.ts';
import { PostgresBallotWriter } from './postgres-writer.server.ts';
import { SqlBallotReader } from './sql-reader.server.ts';

/** Ballots in Postgres, in a schema of their own beside the content. While the database is away, ballots are refused. */
export async function openPostgresStore(
  databaseUrl: string,
  secret: string,
  gathering = usualGathering,
  joining = usualJoining,
): Promise<BallotStore> {
  const keys = new BallotKeys(secret);
  const pool = connectInBackground(databaseUrl, (opened) => makeTables(opened, keys), joining.onTurn);
  await Promise.race([pool.firstLook, wait(joining.atMost, undefined, { ref: false })]);
  const writer = new PostgresBallotWriter(pool, keys);
  const gathered = new GatheredBallots((batch) => writer.write(batch), gathering);
  const reader = readerOf(pool);
  return {
    get reach() {
      return pool.reach;
    },
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
    },
  };
}

export function openPostgresReader(databaseUrl: string): SqlBallotReader {
  return readerOf(connect(databaseUrl));
}

function readerOf(pool: Pool): SqlBallotReader {
  return new SqlBallotReader(new PostgresBallotRows(pool), 'ballots.');
}
