import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { keepPrivate } from './private-files.ts';

test('an open directory is shut, and what is written afterwards is private', () => {
  const parent = directoryForTest();
  const mask = process.umask(0o022);
  try {
    const open = join(parent, 'data');
    mkdirSync(open, { mode: 0o755 });
    keepPrivate(open);
    expect(statSync(open).mode & 0o777).toBe(0o700);
    mkdirSync(join(open, 'snapshots'));
    writeFileSync(join(open, 'content.sqlite'), '');
    expect(statSync(join(open, 'snapshots')).mode & 0o777).toBe(0o700);
    expect(statSync(join(open, 'content.sqlite')).mode & 0o777).toBe(0o600);
  } finally {
    process.umask(mask);
  }
});
