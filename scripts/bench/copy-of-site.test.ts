import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { copySite } from './copy-of-site.ts';

const made: string[] = [];

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'copy-of-site-'));
  made.push(path);
  return path;
}

afterEach(async () => {
  await Promise.all(made.splice(0).map((path) => rm(path, { recursive: true, force: true })));
});

test('takes pages, pictures, secrets and votes along, those of a database in use as well', async () => {
  const from = await directory();
  await mkdir(join(from, 'snapshots'));
  await writeFile(join(from, 'snapshots/state.json'), '{"pages":1}');
  await writeFile(join(from, 'secrets.json'), '{"votes":"a secret"}');
  await mkdir(join(from, 'media'));
  await writeFile(join(from, 'media/ring.png'), 'a picture');
  const inUse = new DatabaseSync(join(from, 'ballots.sqlite'));
  inUse.exec('PRAGMA journal_mode = WAL; CREATE TABLE votes (choice TEXT)');
  inUse.exec("INSERT INTO votes VALUES ('away')");
  const to = await directory();
  await copySite(from, to);
  inUse.close();
  expect(await readFile(join(to, 'snapshots/state.json'), 'utf8')).toBe('{"pages":1}');
  expect(await readFile(join(to, 'secrets.json'), 'utf8')).toBe('{"votes":"a secret"}');
  expect(await readFile(join(to, 'media/ring.png'), 'utf8')).toBe('a picture');
  const copied = new DatabaseSync(join(to, 'ballots.sqlite'), { readOnly: true });
  expect(copied.prepare('SELECT choice FROM votes').all()).toEqual([{ choice: 'away' }]);
  copied.close();
});

test('copies the pages alone where nothing else is there', async () => {
  const from = await directory();
  await mkdir(join(from, 'snapshots'));
  await writeFile(join(from, 'snapshots/state.json'), '{}');
  const to = await directory();
  await copySite(from, to);
  expect(await readFile(join(to, 'snapshots/state.json'), 'utf8')).toBe('{}');
});
