import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, expect, type PlainAnswer, test } from '../support/under-test.ts';

const pages = ['/', '/en', '/strategie', '/en/demo/hero', '/ds-index', '/impressum'];
const encodedOnce = [...pages, '/_payload.js', '/en/strategie/_payload.js', '/openapi.json'];

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

test('brotli and gzip bodies are the identity body, each with a strong tag of its own', async () => {
  for (const address of encodedOnce) {
    const identity = await ask(address);
    expect(identity.headers['content-encoding'], address).toBeUndefined();
    const tags = [identity.headers.etag];
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await ask(address, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers['content-encoding'], address).toBe(encoding);
      expect(answer.headers['content-type'], address).toBe(identity.headers['content-type']);
      expect(answer.body.length, address).toBe(Number(answer.headers['content-length']));
      expect(answer.body.length, address).toBeLessThan(identity.body.length);
      expect(unpack[encoding](answer.body).equals(identity.body), address).toBe(true);
      tags.push(answer.headers.etag);
    }
    for (const tag of tags) expect(tag, address).toMatch(/^"[\w-]+"$/);
    expect(new Set(tags).size, address).toBe(3);
    expect(varyOf(identity), address).toContain('accept-encoding');
  }
});

test('what the client does not take is not sent', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    [';;;,=', undefined],
  ] as const) {
    const answer = await ask('/strategie', { headers: { 'accept-encoding': accepted } });
    expect(answer.status, accepted).toBe(200);
    expect(answer.headers['content-encoding'], accepted).toBe(encoding);
  }
});

test('who has it already gets 304 and no body', async () => {
  for (const address of encodedOnce) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const full = await ask(address, { headers });
      const tag = full.headers.etag ?? '';
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const answer = await ask(address, { headers: { ...headers, 'if-none-match': known } });
        expect(answer.status, `${address} ${known}`).toBe(304);
        expect(answer.body.length).toBe(0);
        expect(answer.headers.etag).toBe(tag);
        expect(answer.headers['cache-control']).toBe(full.headers['cache-control']);
        expect(answer.headers.vary).toBe(full.headers.vary);
      }
    }
    const identity = await ask(address);
    const stale = await ask(address, {
      headers: { 'accept-encoding': 'br', 'if-none-match': identity.headers.etag ?? '' },
    });
    expect(stale.status, address).toBe(200);
  }
});

test('pages are asked for again each time, and one content has one tag', async () => {
  for (const address of pages) {
    const language = address.startsWith('/en') ? 'en' : 'de';
    const headers = { cookie: `i18n_redirected=${language}` };
    const first = await ask(address, { headers });
    expect(first.headers['cache-control'], address).toBe('public, no-cache');
    const again = await ask(`${address}?utm_source=x`, { headers });
    expect(again.headers.etag, address).toBe(first.headers.etag);
    expect(again.body.equals(first.body), address).toBe(true);
  }
});

test('a CDN may give pages out for seconds, go on while it asks and while nobody answers, and knows them by name', async () => {
  for (const address of pages) {
    const { headers } = await ask(address);
    expect(headers['set-cookie'], address).toBeUndefined();
    const control = /^max-age=(\d+), stale-while-revalidate=(\d+), stale-if-error=(\d+)$/;
    const seconds = (control.exec(String(headers['cdn-cache-control'])) ?? []).slice(1).map(Number);
    expect(seconds, address).toHaveLength(3);
    expect(seconds[0], address).toBeLessThanOrEqual(10);
    expect(headers['surrogate-control'], address).toBe(headers['cdn-cache-control']);
    const keys = String(headers['surrogate-key']).split(' ');
    expect(keys[0], address).toBe('pages');
    expect(keys[1], address).toMatch(/^pages-\d+$/);
    for (const key of keys.slice(2)) expect(key, address).toMatch(/^(media|polls|forms|products)-\d+$/);
    expect(headers['cache-tag'], address).toBe(keys.join(','));
  }
  const { headers } = await ask('/demo/gallery');
  expect(headers['surrogate-key']).toMatch(/ media-\d+/);
});

test('errors are kept by nobody', async () => {
  for (const address of [
    '/nope',
    '/en/nope',
    '/assets/nope.js',
    '/media/nope.png',
    '/builds/meta/nope.json',
    '/sk/nope',
  ])
    expect((await ask(address)).headers['cache-control'], address).toBe('no-store');
});

test('assets never change: kept for a year, and compressed beforehand', async () => {
  const assets = await assetsOf(['/', '/strategie', '/demo/form']);
  expect(assets.length).toBeGreaterThan(10);
  for (const address of assets) {
    const identity = await ask(address);
    expect(identity.status, address).toBe(200);
    expect(identity.headers['cache-control'], address).toBe('public, max-age=31536000, immutable');
    const [, ending = ''] = /\.(\w+)$/.exec(address) ?? [];
    expect(identity.headers['content-type'], address).toContain(
      { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }[ending] ?? 'a type we do not know',
    );
    if (ending === 'woff2') continue;
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await ask(address, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers['content-encoding'], address).toBe(encoding);
      expect(answer.headers['content-type'], address).toBe(identity.headers['content-type']);
      expect(answer.headers['cache-control'], address).toBe('public, max-age=31536000, immutable');
      expect(varyOf(answer), address).toContain('accept-encoding');
      expect(unpack[encoding](answer.body).equals(identity.body), address).toBe(true);
    }
  }
});

test('pictures, films and documents never change either', async () => {
  const { text } = await ask('/demo/gallery');
  const files = new Set(Array.from(text.matchAll(/\/media\/[\w.%-]+/g), ([address]) => address));
  expect(files.size).toBeGreaterThan(10);
  for (const address of files) {
    const { status, headers } = await ask(address, { method: 'HEAD' });
    expect(status, address).toBe(200);
    expect(headers['cache-control'], address).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type'], address).toMatch(
      /^(image\/(avif|webp|png|jpeg|svg\+xml)|video\/webm|application\/pdf|text\/vtt)/,
    );
  }
});

test('HEAD answers like GET, without the body', async () => {
  for (const address of [
    ...encodedOnce,
    '/nope',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.svg',
    '/builds/latest.json',
  ]) {
    const get = await ask(address);
    const head = await ask(address, { method: 'HEAD' });
    expect(head.status, address).toBe(get.status);
    expect(head.body.length, address).toBe(0);
    expect(head.headers.etag, address).toBe(get.headers.etag);
    expect(head.headers['content-type'], address).toBe(get.headers['content-type']);
    expect(head.headers['cache-control'], address).toBe(get.headers['cache-control']);
  }
});

async function assetsOf(addresses: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const queue = [...addresses];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    const { text } = await ask(address);
    const named = text.matchAll(
      /(?:\/assets\/|["'`(]\.?\/?(?:assets\/)?)([\w-]+-[\w-]{6,7}\.(?:js|css|woff2))\b/g,
    );
    for (const [, name] of named) {
      const asset = `/assets/${name}`;
      if (found.has(asset)) continue;
      found.add(asset);
      if (!asset.endsWith('.woff2')) queue.push(asset);
    }
  }
  return [...found];
}

function varyOf({ headers }: PlainAnswer): string[] {
  return (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
}
