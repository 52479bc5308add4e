import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect } from '../../src/database/postgres.ts';
import { type WitnessedRow, witnessedListSchema } from '../../src/polls/witnessed-list.ts';
import { ContentClient } from '../../src/server/content/content-client.ts';
import type { Settings } from '../../src/settings/settings.ts';

/** In ms. */
const patience = 5000;

/**
 * What is remembered of the votes: read from the content database, or asked from the content backend if that is
 * elsewhere. Undefined if neither is there.
 */
export async function readWitnessedVotes(settings: Settings): Promise<WitnessedRow[] | undefined> {
  const { databaseUrl, dataDir, contentApiBase, secrets } = settings;
  const polls = databaseUrl ? await fromPostgres(databaseUrl) : fromSqlite(dataDir);
  if (polls) return witnessedListSchema.parse({ polls }).polls;
  const answer = new ContentClient(contentApiBase, secrets.preview).readWitnessed(patience);
  return answer.then(
    ({ polls }) => polls,
    () => undefined,
  );
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
