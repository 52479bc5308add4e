import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { AssetsInMemory } from './assets-in-memory.ts';
import { assetFiles } from './file-routes.ts';

let directory: string;
let app: Hono;

beforeEach(() => {
  directory = directoryForTest();
  writeFileSync(join(directory, 'film-a1.mp4'), '0123456789');
  writeFileSync(join(directory, 'film-a1.mp4.br'), 'brotli');
  const places = { assetDirectory: directory, sharedAssets: undefined };
  app = new Hono().get(
    '/assets/*',
    assetFiles(places, new AssetsInMemory(directory, 'immutable'), 'immutable'),
  );
});

async function ask(range: string | undefined, path = '/assets/film-a1.mp4') {
  const headers = { 'accept-encoding': 'br', ...(range ? { range } : {}) };
  const answer = await app.request(path, { headers });
  const said = (name: string) => answer.headers.get(name);
  return {
    status: answer.status,
    range: said('content-range'),
    encoding: said('content-encoding'),
    vary: said('vary'),
    cache: said('cache-control'),
    text: await answer.text(),
  };
}

test('a range is answered as one, of the file as it is', async () => {
  const part = { status: 206, encoding: null, vary: 'Accept-Encoding', cache: 'immutable' };
  expect(await ask('bytes=2-4')).toEqual({ ...part, range: 'bytes 2-4/10', text: '234' });
  expect(await ask('bytes=7-')).toEqual({ ...part, range: 'bytes 7-9/10', text: '789' });
  expect(await ask('bytes=-2')).toEqual({ ...part, range: 'bytes 8-9/10', text: '89' });
  expect(await ask('bytes=10-')).toMatchObject({ status: 416, range: 'bytes */10' });
});

test('whoever asks for no range gets all of it, and what is not there has none', async () => {
  expect(await ask(undefined)).toMatchObject({ status: 200, encoding: 'br', text: 'brotli' });
  expect((await ask('bytes=0-1', '/assets/film-b2.mp4')).status).toBe(404);
  expect((await ask('bytes=0-1', '/assets/%2e%2e/secrets.json')).status).toBe(404);
  expect((await ask('bytes=0-1', `/assets/${'a'.repeat(400)}`)).status).toBe(404);
});

test('where the disk has lost what memory has, all of it is answered', async () => {
  await ask(undefined);
  rmSync(directory, { recursive: true });
  expect(await ask('bytes=2-4')).toMatchObject({ status: 200, text: 'brotli' });
});
