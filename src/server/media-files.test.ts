import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directoryForTests } from '../../tests/support/test-directory.ts';
import { mediaFiles } from './media-files.ts';
import { MediaInMemory } from './media-in-memory.ts';

/** Too large for the memory cache, not a multiple of the chunk size, and without repeats. */
const film = randomBytes(5 * 1024 * 1024 + 4321);

const directory = directoryForTests();
let app: Hono<{ Bindings: Partial<HttpBindings> }>;
let server: ReturnType<typeof serve>;

beforeAll(async () => {
  writeFileSync(join(directory, 'film-1a2b3c4d5e.mp4'), film);
  app = new Hono();
  app.get('/media/:name', mediaFiles(directory, 'immutable', new MediaInMemory('immutable')));
  server = serve({ fetch: app.fetch, port: 0 });
  await once(server, 'listening');
});

afterAll(() => server.close());

async function ask(headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(get({ port, path: '/media/film-1a2b3c4d5e.mp4', headers }), 'response');
  return answer;
}

async function digestOf(
  answer: AsyncIterable<Uint8Array>,
  afterEach?: () => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of answer) {
    hash.update(chunk);
    await afterEach?.();
  }
  return hash.digest('hex');
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a large file arrives to the byte, however slowly it is taken and by however many at once', async () => {
  const slowly = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  const many = Array.from({ length: 12 }, async (_, index) =>
    digestOf(await ask(), index % 2 === 0 ? slowly : undefined),
  );
  expect(new Set(await Promise.all(many))).toEqual(new Set([digest(film)]));
});

test('nobody finds another part in what was given before', async () => {
  const { body } = await app.request('/media/film-1a2b3c4d5e.mp4');
  const parts: Uint8Array[] = [];
  for await (const part of body ?? []) parts.push(part);
  expect(parts.length).toBeGreaterThan(10);
  expect(digest(Buffer.concat(parts))).toBe(digest(film));
});

test('each part of it does', async () => {
  for (const [first, last] of [
    [0, 0],
    [1, 600_000],
    [262_143, 262_144],
    [5_000_000, film.length - 1],
  ] as const) {
    const answer = await ask({ range: `bytes=${first}-${last}` });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/${film.length}`);
    expect(await digestOf(answer), `${first}-${last}`).toBe(digest(film.subarray(first, last + 1)));
  }
});

test('whoever leaves in the middle keeps nobody from having it', async () => {
  const leaving = await ask();
  await once(leaving, 'readable');
  leaving.destroy();
  expect(await digestOf(await ask())).toBe(digest(film));
});
