import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ContentBackend } from '../../tests/support/content-backend.ts';
import { SiteOfContent, secrets } from '../../tests/support/site-of-content.ts';
import { Varnish, varnishIsMissing } from '../../tests/support/varnish.ts';

/** Between the cache and the site: counts what gets through, and can be away. */
class Gate {
  readonly asked: string[] = [];
  isOpen = true;
  readonly #server: Server;

  constructor(site: string) {
    this.#server = createServer((incoming, outgoing) => {
      if (!this.isOpen) {
        incoming.socket.destroy();
        return;
      }
      this.asked.push(incoming.url ?? '');
      const { method = 'GET', headers } = incoming;
      const onward = request(site + (incoming.url ?? ''), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The gate has no port.');
    return `http://127.0.0.1:${address.port}`;
  }

  count(path: string): number {
    return this.asked.filter((address) => address === path).length;
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

describe.skipIf(varnishIsMissing)('behind Varnish, set up as the guide says', () => {
  let backend: ContentBackend;
  let site: SiteOfContent;
  let gate: Gate;
  let varnish: Varnish;
  let page: number | string;

  beforeAll(async () => {
    backend = await ContentBackend.start({ environment: secrets });
    page = await publish('/abstimmen', 'Abstimmen');
    await publish('/', 'Start');
    site = await SiteOfContent.start(backend);
    await site.untilCurrent();
    gate = new Gate(site.url);
    varnish = await Varnish.start(await gate.listen());
  });

  afterAll(async () => {
    await varnish?.end();
    gate?.end();
    await site?.end();
    await backend?.end();
  });

  async function publish(path: string, title: string): Promise<number | string> {
    const data = { path, title, _status: 'published' };
    const { id } = await backend.payload.create({ collection: 'pages', locale: 'de', data });
    await backend.payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { title: `${title} (en)`, _status: 'published' },
    });
    return id;
  }

  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(varnish.url + path, { headers, redirect: 'manual' });

  test('thousands of visits to a page cost the site a few', async () => {
    const before = gate.count('/abstimmen');
    for (let round = 0; round < 40; round += 1) {
      const visits = Array.from({ length: 50 }, () => visit('/abstimmen'));
      for (const answer of await Promise.all(visits)) {
        expect(answer.status).toBe(200);
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(await answer.text()).toContain('Abstimmen');
      }
    }
    // One for each encoding, one every ten seconds.
    expect(gate.count('/abstimmen') - before).toBeLessThan(20);
    // Beside so many visits a busy machine answers the cache's probe too late, and for some seconds it asks nothing of the site.
    await vi.waitFor(async () => expect((await visit('/gibt-es-nicht')).status).toBe(404), {
      timeout: 60_000,
      interval: 500,
    });
  });

  test('visitors learn nothing of what the cache is told, and revalidate', async () => {
    const first = await visit('/abstimmen');
    for (const name of ['surrogate-control', 'surrogate-key', 'cdn-cache-control', 'cache-tag'])
      expect(first.headers.get(name), name).toBeNull();
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await visit('/abstimmen', known)).status).toBe(304);
  });

  test('the start page leads to each visitor’s language, and who chose another is given its cookie', async () => {
    expect((await visit('/', { 'accept-language': 'de' })).status).toBe(200);
    const english = await visit('/', { 'accept-language': 'en-GB,en' });
    expect([english.status, english.headers.get('location')]).toEqual([302, '/en']);
    expect((await visit('/', { cookie: 'i18n_redirected=en' })).status).toBe(302);
    expect((await visit('/', { cookie: 'i18n_redirected=de', 'accept-language': 'en' })).status).toBe(200);
    const chosen = await visit('/abstimmen', {
      cookie: 'i18n_redirected=en',
      'sec-fetch-site': 'same-origin',
    });
    expect(chosen.headers.get('set-cookie')).toContain('i18n_redirected=de');
    expect((await visit('/abstimmen')).headers.get('set-cookie')).toBeNull();
  });

  test('a page that is forgotten by its key is fetched again', async () => {
    await visit('/abstimmen');
    await backend.payload.update({
      collection: 'pages',
      id: page,
      locale: 'de',
      data: { title: 'Halbzeit', _status: 'published' },
    });
    await site.untilCurrent();
    const keys = { 'surrogate-key': `media-1 pages-${page}` };
    expect((await fetch(varnish.url, { method: 'PURGE', headers: keys })).status).toBe(200);
    expect(await (await visit('/abstimmen')).text()).toContain('Halbzeit');
  });

  test('pages go on while no site answers, also when they are old', async () => {
    await visit('/abstimmen');
    gate.isOpen = false;
    await vi.waitFor(
      async () => {
        const answer = await visit('/abstimmen');
        expect(answer.status).toBe(200);
        expect(Number(answer.headers.get('age'))).toBeGreaterThan(10);
      },
      { timeout: 30_000, interval: 500 },
    );
    gate.isOpen = true;
  });
});
