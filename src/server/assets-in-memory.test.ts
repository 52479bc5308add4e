import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { AssetsInMemory } from './assets-in-memory.ts';

let directory: string;
let assets: AssetsInMemory;

beforeEach(() => {
  directory = directoryForTest();
  mkdirSync(join(directory, 'deep'));
  for (const [name, text] of Object.entries({
    'app-a1.js': 'plain',
    'app-a1.js.br': 'brotli',
    'app-a1.js.gz': 'gzip',
    'face-b2.woff2': 'letters',
    'deep/c3.css': 'deep',
    '.hidden': 'hidden',
  }))
    writeFileSync(join(directory, name), text);
  assets = new AssetsInMemory(directory, 'immutable');
});

const asking = (encoding?: string) => (name: string) => (name === 'accept-encoding' ? encoding : undefined);
const said = async (name: string, encoding?: string) => {
  const answer = await assets.read(name, asking(encoding));
  return answer && [answer.headers['content-encoding'], answer.body?.toString()];
};

test('the twin that a client takes is answered, where there is one', async () => {
  expect(await said('app-a1.js')).toEqual([undefined, 'plain']);
  expect(await said('app-a1.js', 'gzip, br')).toEqual(['br', 'brotli']);
  expect(await said('app-a1.js', 'gzip;q=0.5, br;q=0')).toEqual(['gzip', 'gzip']);
  expect(await said('face-b2.woff2', 'gzip, br')).toEqual([undefined, 'letters']);
  expect(await said('deep/c3.css')).toEqual([undefined, 'deep']);
});

test('what was read once lies ready, also when the disk has lost it', async () => {
  expect(assets.kept('app-a1.js', asking())).toBeUndefined();
  const read = await assets.read('app-a1.js', asking('br'));
  rmSync(directory, { recursive: true });
  expect(assets.kept('app-a1.js', asking('br'))).toEqual(read);
  expect(read?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'immutable',
    'content-length': '6',
    vary: 'Accept-Encoding',
  });
});

test('there is nothing outside, nothing hidden, and no directory', async () => {
  for (const name of [
    '..',
    '../x',
    '.hidden',
    'deep',
    'deep/',
    'deep/../app-a1.js',
    '/etc/passwd',
    '',
    'app-a1.js/x',
    'a%2e',
  ])
    expect(await said(name), name).toBeUndefined();
});

test('what is larger than all that is kept is answered and not kept', async () => {
  writeFileSync(join(directory, 'film-d4.mp4'), Buffer.alloc(17 * 1024 * 1024));
  expect((await assets.read('film-d4.mp4', asking()))?.headers['content-length']).toBe(
    String(17 * 1024 * 1024),
  );
  expect(assets.kept('film-d4.mp4', asking())).toBeUndefined();
});
