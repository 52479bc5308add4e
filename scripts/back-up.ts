/**
 * Backs up everything that can't be rebuilt: content, fan data, media, submissions, secrets. The product may
 * be running.
 *
 *     npm run back-up -- <new directory>
 *
 * SQLite databases are copied by SQLite itself as consistent snapshots. With DATABASE_URL the database is
 * dumped by `pg_dump`, which must be installed. Files in object storage are not included; use the storage's
 * own backup.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { dataDirectory } from '../src/settings/data-directory.ts';
import { keepPrivate } from '../src/settings/private-files.ts';
import { exitWith, refuseOldNode, settingsOrExit } from './operate/command-line.ts';

refuseOldNode();
const [target] = process.argv.slice(2);
if (!target) exitWith('Say where to: npm run back-up -- ./back-ups/today');
const directory = resolve(target);
const { dataDir, databaseUrl, s3 } = settingsOrExit();

if ((await readdir(directory).catch(() => [])).length > 0)
  exitWith(`${directory} is not empty. Name a new directory, so that no older back-up is lost.`);
keepPrivate(directory);

// Databases first: files are never overwritten, so all those that the copied content refers to still exist afterwards.
// The content before the ballots: it must not remember votes that the copy of the ballots doesn't have.
for (const name of (await readdir(dataDir).catch(() => [])).sort(contentFirst)) {
  if (name.endsWith('.sqlite')) await copyDatabase(join(dataDir, name), join(directory, name));
}
if (databaseUrl) dumpPostgres(databaseUrl, join(directory, 'postgres.dump'));
for (const name of dataDirectory.kept) {
  if (!name.endsWith('.sqlite') && existsSync(join(dataDir, name)))
    await cp(join(dataDir, name), join(directory, name), { recursive: true, preserveTimestamps: true });
}
// Its age is measured.
if (existsSync(dataDir)) await writeFile(join(dataDir, 'backed-up'), '');
console.log(`Backed up to ${directory}.`);
if (s3) console.log(`Media and sent files are in the bucket ${s3.bucket} and are not included.`);

/** Copies a SQLite database as a consistent snapshot, even while others write to it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}

function dumpPostgres(url: string, to: string): void {
  const result = spawnSync('pg_dump', ['--format=custom', `--file=${to}`, url], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0)
    exitWith('pg_dump did not save the database. Is it installed, and may this user read it?');
}

function contentFirst(one: string, other: string): number {
  return Number(other === 'content.sqlite') - Number(one === 'content.sqlite');
}
