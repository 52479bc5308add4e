import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataDirectory } from './data-directory.ts';

test('the guide says of everything in DATA_DIR whether it is in a back-up', () => {
  const guide = readFileSync('docs/guides/back-up-and-restore.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `([\w.-]+)\/?` .*\| (yes|no) +\|$/gm)];
  const said = (answer: string) => rows.flatMap(([, name = '', saved]) => (saved === answer ? [name] : []));
  expect(said('yes').sort()).toEqual([...dataDirectory.kept].sort());
  expect(said('no').sort()).toEqual([...dataDirectory.rebuilt].sort());
});
