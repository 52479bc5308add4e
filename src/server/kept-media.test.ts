import { readdirSync, writeFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { Bucket } from '#bucket/bucket.ts';
import { listenForTest } from '../../tests/support/listening.ts';
import { startObjectStorage } from '../../tests/support/object-storage.ts';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { KeptMedia } from './kept-media.ts';
import { broughtFiles } from './media-files.ts';
import { MediaInMemory } from './media-in-memory.ts';
import { type MediaSource, mediaOfBucket, mediaOfContent } from './media-sources.ts';

const picture = 'ring-1a2b3c4d5e.png';
const bytes = Buffer.from('a picture of the ring');

let dataDir: string;
let server: Server | undefined;
let asked: string[];

beforeEach(() => {
  dataDir = directoryForTest();
  asked = [];
});

function stop(): void {
  server?.closeAllConnections();
  server?.close();
}

async function backend(answer: (response: ServerResponse) => void): Promise<string> {
  const started = await listenForTest((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    answer(response);
  });
  server = started.server;
  return started.url;
}

const whole = (response: ServerResponse) => response.end(bytes);

interface TestedSite {
  kept: KeptMedia;
  app: Hono<{ Bindings: HttpBindings }>;
}

function site(contentBase: string, most?: number): Promise<TestedSite> {
  return siteWith(mediaOfContent(contentBase, 'secret'), most);
}

async function siteWith(source: MediaSource, most?: number): Promise<TestedSite> {
  const parts = { mediaDirectory: join(dataDir, 'media'), source };
  const kept = await KeptMedia.open(dataDir, { ...parts, ...(most === undefined ? {} : { most }) });
  const app = new Hono<{ Bindings: HttpBindings }>();
  const forEver = 'public, max-age=31536000, immutable';
  app.get('/media/:name', broughtFiles(kept, forEver, new MediaInMemory(forEver)));
  return { kept, app };
}

describe('an uploaded file that lies elsewhere', () => {
  it('is brought once, however many ask, and served while nothing else is there', async () => {
    const origin = await backend(whole);
    const { app } = await site(origin);
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.request(`/media/${picture}`)));
    for (const answer of answers) expect(await answer.text()).toBe(bytes.toString());
    expect(asked).toEqual([`GET /sk/v1/media/${picture} Bearer secret`]);
    stop();
    expect((await app.request(`/media/${picture}`)).status).toBe(200);
    const { app: later } = await site(origin);
    expect(await (await later.request(`/media/${picture}`)).text()).toBe(bytes.toString());
  });

  it('is answered with its size, in parts, and not again to whoever has it', async () => {
    const { app } = await site(await backend(whole));
    const ask = (method: string, headers: Record<string, string> = {}) =>
      app.request(`/media/${picture}`, { method, headers });
    const head = await ask('HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(head.headers.get('content-type')).toBe('image/png');
    expect(head.headers.get('vary')).toBeNull();
    const part = await ask('GET', { range: 'bytes=2-8' });
    expect([part.status, await part.text()]).toEqual([206, 'picture']);
    expect(part.headers.get('content-range')).toBe(`bytes 2-8/${bytes.length}`);
    expect((await ask('GET', { range: 'bytes=1000-' })).status).toBe(416);
    const tag = head.headers.get('etag') ?? '';
    const known = await ask('GET', { 'if-none-match': `"other", W/${tag}` });
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, tag, '']);
    expect((await ask('GET', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['is missing', 404, (response: ServerResponse) => response.writeHead(404).end()],
    ['can’t be read', 502, (response: ServerResponse) => response.writeHead(500).end()],
    ['may not be read', 502, (response: ServerResponse) => response.writeHead(403).end()],
    [
      'breaks off',
      502,
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write(bytes, () => response.destroy());
      },
    ],
  ])('that %s is answered %i', async (_, status, answer) => {
    const { app } = await site(await backend(answer));
    const answered = await app.request(`/media/${picture}`);
    expect(answered.status).toBe(status);
    expect(answered.headers.get('retry-after')).toBe(status === 502 ? '5' : null);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(readdirSync(join(dataDir, 'kept-media'))).toEqual([]);
    stop();
    expect((await app.request(`/media/${picture}`)).status).toBe(502);
  });

  it('is brought before anybody asks, as far as there is room; then what was used longest ago goes', async () => {
    const { kept, app } = await site(await backend(whole), 3 * bytes.length);
    const following = new AbortController();
    const done = kept.follow(() => ['a.png', 'b.png'], following.signal);
    await expect.poll(() => readdirSync(kept.directory).sort()).toEqual(['a.png', 'b.png']);
    following.abort();
    await done;
    for (const name of ['c.png', 'a.png', 'd.png']) await (await app.request(`/media/${name}`)).text();
    expect(readdirSync(kept.directory).sort()).toEqual(['a.png', 'c.png', 'd.png']);
  });

  it('is never what half of it was left of, nor anything but an upload', async () => {
    const { kept } = await site(await backend(whole));
    writeFileSync(join(kept.directory, `${picture}.12.draft`), 'half');
    const { kept: later } = await site('http://127.0.0.1:9');
    expect(readdirSync(later.directory)).toEqual([]);
    for (const name of ['..', '../secrets.json', '.hidden', 'a/b'])
      expect(await later.bring(name)).toBe('missing');
  });

  it('comes from the bucket itself where there is one, and says whether it is missing or out of reach', async () => {
    const storage = await startObjectStorage();
    try {
      const bucket = new Bucket(storage.place);
      await bucket.part('media').write(picture, bytes);
      await bucket.part('submission-files').write('receipt/file', Buffer.from('private'));
      const { app } = await siteWith(mediaOfBucket(bucket));
      const whole = await app.request(`/media/${picture}`);
      expect([whole.status, await whole.text()]).toEqual([200, bytes.toString()]);
      expect((await app.request('/media/other.png')).status).toBe(404);
      expect((await app.request('/media/submission-files%2Freceipt%2Ffile')).status).toBe(404);
      await storage.stop();
      expect((await app.request(`/media/${picture}`)).status).toBe(200);
      expect((await app.request('/media/other.png')).status).toBe(502);
      await storage.start();
      expect((await app.request('/media/other.png')).status).toBe(404);
    } finally {
      await storage.remove();
    }
  });
});

describe('a large file that lies elsewhere', () => {
  const film = 'match-1a2b3c4d5e.mp4';
  const content = Buffer.alloc(3_000_000, 'the whole match, ');
  const half = content.length / 2;

  async function begin(
    until: number,
  ): Promise<{ source: Promise<ServerResponse>; address: string; kept: KeptMedia }> {
    const source = Promise.withResolvers<ServerResponse>();
    const origin = await backend((response) => {
      response.writeHead(200, { 'content-length': content.length });
      response.write(content.subarray(0, until), () => source.resolve(response));
    });
    const { kept, app } = await site(origin);
    const { url } = await listenForTest(getRequestListener(app.fetch));
    return { source: source.promise, address: `${url}/media/${film}`, kept };
  }

  /** Reads up to this many bytes. */
  async function take(answer: Response, bytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
    const reader = answer.body?.getReader();
    const parts: Uint8Array[] = [];
    for (let taken = 0; taken < bytes; ) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      parts.push(value);
      taken += value.length;
    }
    reader?.releaseLock();
    return Buffer.concat(parts);
  }

  it('is given out while it comes, once for all who ask, and is kept', async () => {
    const { source, address, kept } = await begin(half);
    const [first, second, idle] = await Promise.all([fetch(address), fetch(address), fetch(address)]);
    expect([first.status, first.headers.get('content-length')]).toEqual([200, String(content.length)]);
    expect(first.headers.get('content-type')).toBe('video/mp4');
    const begun = await Promise.all([take(first, half), take(second, half)]);
    expect(begun.map((part) => part.equals(content.subarray(0, half)))).toEqual([true, true]);
    expect(readdirSync(kept.directory)).not.toContain(film);
    (await source).end(content.subarray(half));
    const rest = await Promise.all([take(first), take(second)]);
    expect(rest.map((part) => part.equals(content.subarray(half)))).toEqual([true, true]);
    // A slow reader doesn't delay the download, and still gets everything.
    await expect.poll(() => readdirSync(kept.directory)).toEqual([film]);
    expect((await take(idle)).equals(content)).toBe(true);
    const later = await fetch(address);
    expect((await take(later)).equals(content)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('is answered with its size, in parts, and not again to whoever has it, while it comes', async () => {
    const { source, address } = await begin(half);
    const ask = (method: string, headers: Record<string, string> = {}) => fetch(address, { method, headers });
    const head = await ask('HEAD');
    const size = String(content.length);
    expect([head.status, head.headers.get('content-length')]).toEqual([200, size]);
    const tag = head.headers.get('etag') ?? '';
    expect((await ask('GET', { 'if-none-match': tag })).status).toBe(304);
    const part = await ask('GET', { range: 'bytes=4-8' });
    expect([part.status, await part.text()]).toEqual([206, 'whole']);
    expect(part.headers.get('content-range')).toBe(`bytes 4-8/${size}`);
    const none = await ask('GET', { range: `bytes=${size}-` });
    expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const all = await ask('GET', { range: 'bytes=0-' });
    expect([all.status, all.headers.get('content-length')]).toEqual([206, size]);
    expect((await take(all, half)).length).toBe(half);
    const end = await ask('GET', { range: 'bytes=-100' });
    (await source).end(content.subarray(half));
    expect((await take(all)).equals(content.subarray(half))).toBe(true);
    expect((await take(end)).equals(content.subarray(-100))).toBe(true);
    expect((await ask('HEAD')).headers.get('etag')).toBe(tag);
    expect(asked).toHaveLength(1);
  });

  it.each([half, content.length - 1])(
    'that breaks off after %i bytes is never whole, nor kept',
    async (until) => {
      const { source, address, kept } = await begin(until);
      const answer = await fetch(address);
      const part = await fetch(address, { headers: { range: `bytes=${until - 10}-${until + 10}` } });
      expect([answer.status, part.status]).toEqual([200, 206]);
      (await source).destroy();
      await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
      await expect(part.arrayBuffer()).rejects.toThrow('terminated');
      await expect.poll(() => readdirSync(kept.directory)).toEqual([]);
      stop();
      expect((await fetch(address)).status).toBe(502);
    },
  );

  it('is kept though whoever asked for it goes away', async () => {
    const { source, address, kept } = await begin(half);
    const answer = await fetch(address);
    await answer.body?.cancel();
    (await source).end(content.subarray(half));
    await expect.poll(() => readdirSync(kept.directory)).toEqual([film]);
    expect((await take(await fetch(address))).equals(content)).toBe(true);
  });
});
