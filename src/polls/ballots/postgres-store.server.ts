import type { Pool } from 'pg';
import { connect, connectInBackground } from '#database/postgres.ts';
import { usualJoining } from '#database/reach.ts';
import { BallotKeys } from '../ballot-keys.server.ts';
import type { BallotStore } from '../ballot-store.server.ts';
import { GatheredBallots, usualGathering } from './gathered-ballots.server.ts';
import { PostgresBallotRows } from './postgres-rows.server.ts';
import { ballotFormat } from './postgres-schema.server.ts';
import { PostgresBallotWriter } from './postgres-writer.server.ts';
import { SqlBallotReader } from './sql-reader.server.ts';
import { storeOf } from './store-parts.server.ts';

/** Stores ballots in Postgres, in a schema beside the content. While the database is away, ballots are refused. */
export async function openPostgresStore(
  databaseUrl: string,
  secret: string,
  gathering = usualGathering,
  joining = usualJoining,
): Promise<BallotStore> {
  const keys = new BallotKeys(secret);
  const pool = await connectInBackground(databaseUrl, ballotFormat(keys), joining);
  const writer = new PostgresBallotWriter(pool, keys);
  const gathered = new GatheredBallots((batch) => writer.write(batch), gathering);
  return {
    ...storeOf(gathered, readerOf(pool)),
    get reach() {
      return pool.reach;
    },
  };
}

export function openPostgresReader(databaseUrl: string): SqlBallotReader {
  return readerOf(connect(databaseUrl));
}

function readerOf(pool: Pool): SqlBallotReader {
  return new SqlBallotReader(new PostgresBallotRows(pool), 'ballots.');
}
