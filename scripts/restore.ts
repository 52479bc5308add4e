/**
 * Restores a back-up into an empty DATA_DIR. The product must be stopped. Polls without a closing statement say from then
 * on that their votes came from a back-up.
 *
 *     npm run restore -- <directory of the back-up>
 */
import { spawnSync } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { IntegrityError } from '../src/polls/integrity-error.ts';
import { recordRestored } from '../src/polls/restorations.server.ts';
import { keepPrivate } from '../src/settings/private-files.ts';
import { exitWith, settingsOrExit } from './operate/command-line.ts';

const [source] = process.argv.slice(2);
if (!source) exitWith('Say from where: npm run restore -- ./back-ups/today');
const directory = resolve(source);
// Not through readSettings, which would create new secrets in place of the saved ones.
const dataDir = resolve(process.env.DATA_DIR?.trim() || './data');
const databaseUrl = process.env.DATABASE_URL?.trim();

const saved = await readdir(directory).catch(() => exitWith(`${directory} can't be read.`));
if (!saved.some((name) => name.endsWith('.sqlite') || name === 'postgres.dump'))
  exitWith(`${directory} holds no back-up.`);
const present = await readdir(dataDir).catch(() => []);
if (present.length > 0)
  exitWith(`${dataDir} is not empty. Set DATA_DIR to a new directory, or move what is there away first.`);
if (saved.includes('postgres.dump') && !databaseUrl)
  exitWith('The back-up is of a Postgres database. Set DATABASE_URL to an empty one.');
// Says what is missing before anything is restored; with a database no secrets are created.
if (databaseUrl) settingsOrExit();

keepPrivate(dataDir);
for (const name of saved) {
  if (name !== 'postgres.dump')
    await cp(join(directory, name), join(dataDir, name), { recursive: true, preserveTimestamps: true });
}
if (databaseUrl && saved.includes('postgres.dump')) {
  const dump = join(directory, 'postgres.dump');
  const result = spawnSync('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${databaseUrl}`, dump], {
    stdio: 'inherit',
  });
  if (result.status !== 0)
    exitWith('pg_restore did not fill the database. Is it installed, and is the database empty?');
}
await markVotes();
console.log(`Restored ${directory} to ${dataDir}. Now: npm start`);

async function markVotes(): Promise<void> {
  if (!databaseUrl && !saved.includes('ballots.sqlite')) return;
  try {
    await recordRestored(settingsOrExit(), `The whole site was restored from ${basename(directory)}.`);
  } catch (error) {
    if (!(error instanceof IntegrityError)) throw error;
    console.warn(`The ballots in the back-up can’t be verified: ${error.message}`);
  }
}
