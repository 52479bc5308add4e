import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect } from '../src/database/postgres.ts';
import type { BallotPlace } from '../src/polls/open-ballot-reader.server.ts';
import { type WitnessedRow, witnessedListSchema } from '../src/polls/witnessed-list.ts';

/** What the content database remembers of the votes; undefined if there is no content database here. */
export async function readWitnessedVotes(place: BallotPlace): Promise<WitnessedRow[] | undefined> {
  const polls = place.databaseUrl ? await fromPostgres(place.databaseUrl) : fromSqlite(place.dataDir);
  return polls && witnessedListSchema.parse({ polls }).polls;
}

function fromSqlite(dataDir: string): unknown[] | undefined {
  const file = join(dataDir, 'content.sqlite');
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const exists = database.prepare("select 1 from sqlite_schema where name = 'witnessed_votes'").get();
    return exists && database.prepare('select poll, content, seal from witnessed_votes').all();
  } finally {
    database.close();
  }
}

async function fromPostgres(databaseUrl: string): Promise<unknown[] | undefined> {
  const pool = connect(databaseUrl);
  try {
    const { rows } = await pool.query("select to_regclass('content.witnessed_votes') is not null as exists");
    if (!rows[0]?.exists) return undefined;
    return (await pool.query('select poll, content, seal from content.witnessed_votes')).rows;
  } finally {
    await pool.end();
  }
}
