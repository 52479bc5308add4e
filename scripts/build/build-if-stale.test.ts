import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Build, buildIfStale } from './build-if-stale.ts';

let directory = '';
let build: Build;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'heimspiel-build-'));
  await mkdir(join(directory, 'sources'));
  await writeFile(join(directory, 'sources', 'a.ts'), '1');
  const script = `
    const { appendFileSync, readFileSync } = require('node:fs');
    if (readFileSync('${directory}/sources/a.ts', 'utf8') === 'broken') process.exit(1);
    appendFileSync('${directory}/result', 'x');`;
  build = {
    name: 'test',
    result: join(directory, 'result'),
    builtFrom: join(directory, 'built-from'),
    sources: [join(directory, 'sources/**')],
    except: (path) => path.endsWith('.test.ts'),
    command: 'node',
    args: ['-e', script],
  };
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(directory, 'sources', name), text);
const builds = async () => (await readFile(build.result, 'utf8')).length;

test('what was built is built again after a source has changed, come or gone, and not after it was touched', async () => {
  expect(await buildIfStale(build)).toBe(true);
  await utimes(join(directory, 'sources', 'a.ts'), new Date(), new Date(Date.now() + 60_000));
  await write('a.test.ts', 'tests make nothing stale');
  expect(await buildIfStale(build)).toBe(false);
  await write('a.ts', '2');
  expect(await buildIfStale(build)).toBe(true);
  await write('b.ts', '');
  expect(await buildIfStale(build)).toBe(true);
  await rm(join(directory, 'sources', 'b.ts'));
  expect(await buildIfStale(build)).toBe(true);
  expect(await builds()).toBe(4);
});

test('what could not be built is tried again, and what was built before does not count', async () => {
  await buildIfStale(build);
  await write('a.ts', 'broken');
  await expect(buildIfStale(build)).rejects.toThrow('Building the test failed');
  await write('a.ts', '1');
  expect(await buildIfStale(build)).toBe(true);
});
