import type { Pool } from 'pg';
import type { BallotReader, BallotStore } from '../ballot-store.server.ts';
import { GatheredBallots, usualGathering } from './gathered-ballots.server.ts';
import { connect, hasTables, makeTables } from './postgres-schema.server.ts';
import { PostgresBallotWriter } from './postgres-writer.server.ts';
import { SqlBallotReader } from './sql-reader.server.ts';

/** Ballots in Postgres, in a schema of their own beside the content. */
export async function openPostgresStore(
  databaseUrl: string,
  gathering = usualGathering,
): Promise<BallotStore> {
  const pool = connect(databaseUrl);
  try {
    await makeTables(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const writer = new PostgresBallotWriter(pool);
  const gathered = new GatheredBallots((batch) => writer.write(batch), gathering);
  const reader = readerOf(pool);
  return {
    cast: (ballot) => gathered.cast(ballot),
    countRefusal: (poll, reason) => gathered.countRefusal(poll, reason),
    tally: (poll) => reader.tally(poll),
    audit: (poll) => reader.audit(poll),
    log: (poll) => reader.log(poll),
    turnout: (poll) => reader.turnout(poll),
    recordOfReceipt: (poll, receipt) => reader.recordOfReceipt(poll, receipt),
    close: async () => {
      await gathered.close();
      await reader.close();
    },
  };
}

export function openPostgresReader(databaseUrl: string): BallotReader {
  return readerOf(connect(databaseUrl));
}

function readerOf(pool: Pool): SqlBallotReader {
  let isReady = false;
  return new SqlBallotReader(
    {
      read: async (statement, values) => {
        isReady ||= await hasTables(pool);
        return isReady ? (await pool.query(statement, [...values])).rows : undefined;
      },
      close: async () => {
        if (!pool.ending) await pool.end();
      },
    },
    'ballots.',
  );
}
