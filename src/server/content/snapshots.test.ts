import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { emptyPage } from '../../../tests/support/empty-page.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { Snapshots } from './snapshots.ts';

const run = promisify(execFile);

let dataDir: string;

beforeEach(() => {
  dataDir = directoryForTest();
});

const names = () => readdirSync(join(dataDir, 'snapshots/pages')).sort();

it('are all read by a process that may open far fewer files', async () => {
  const snapshots = new Snapshots(dataDir);
  for (let number = 0; number < 1500; number += 1)
    await snapshots.writePage({ version: 'one', document: emptyPage(`/${number}`), records: [] });
  const written = names();
  const { stdout } = await run('sh', [
    '-c',
    `ulimit -n 80 && exec node tests/support/read-snapshots.ts ${dataDir}`,
  ]);
  expect(stdout).toBe('1500\n');
  expect(names()).toEqual(written);
});

it('stay where they are if they can’t be opened, and go if they are damaged', async () => {
  const snapshots = new Snapshots(dataDir);
  await snapshots.writePage({ version: 'one', document: emptyPage('/'), records: [] });
  const [sound = ''] = names();
  // Opening a directory succeeds, but reading it fails, even for root.
  mkdirSync(join(dataDir, 'snapshots/pages/unreadable.json'));
  writeFileSync(join(dataDir, 'snapshots/pages/damaged.json'), '{"version":"one","docum');
  expect([...snapshots.pages()]).toHaveLength(1);
  expect(names()).toEqual([sound, 'unreadable.json'].sort());
});
