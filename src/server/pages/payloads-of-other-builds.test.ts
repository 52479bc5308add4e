import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clubs } from '#brand/clubs/clubs.ts';
import { secrets } from '../../../tests/support/site-of-content.ts';
import { DevelopmentAssets } from '../development-assets.ts';

/* During a rolling update a document of one build may request its payload from a site of another build,
   and the two may not have read the same publication yet. */

class OnePage {
  readonly #server: Server;
  readonly #followers = new Set<ServerResponse>();
  #title: string;
  #turn = 0;

  constructor(title: string) {
    this.#title = title;
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content');
      const answer = (body: object) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      if (pathname === '/sk/v1/changes') {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        this.#followers.add(response);
        this.#tell(response);
      } else if (pathname === '/sk/v1/paths') answer(this.#paths());
      else if (pathname === '/sk/v1/pages' && searchParams.get('locale') === 'de') answer(this.#page());
      else if (pathname === '/sk/v1/brand') answer(clubs.first);
      else if (pathname === '/sk/v1/forms') answer({ forms: [] });
      else if (pathname === '/sk/v1/polls') answer({ polls: [], networks: [] });
      else response.writeHead(404).end();
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The content backend has no port.');
    return `http://127.0.0.1:${address.port}`;
  }

  publish(title: string): void {
    this.#title = title;
    this.#turn += 1;
    for (const follower of this.#followers) this.#tell(follower);
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get #version(): string {
    return `version${this.#turn}`;
  }

  #tell(follower: ServerResponse): void {
    follower.write(`data: ${JSON.stringify({ version: this.#version })}\n\n`);
  }

  #paths(): object {
    const version = this.#version;
    const pages = [{ path: '/seite', locales: ['de'], version }];
    return { version, pages, redirects: [], asOf: '2026-03-01T10:00:00.000Z', changedRecords: [] };
  }

  #page(): object {
    return {
      id: '1',
      path: '/seite',
      locale: 'de',
      locales: ['de'],
      layout: 'default',
      title: this.#title,
      description: '',
      hidden: false,
      route: { scrollToTop: true, transition: true },
      blocks: [],
      updatedAt: '2026-03-01T10:00:00.000Z',
      records: [],
    };
  }
}

interface RunningSite {
  backend: OnePage;
  ask: (address: string) => Promise<Response>;
}

let ends: (() => Promise<void>)[] = [];
let earlier: RunningSite;
let later: RunningSite;

beforeEach(async () => {
  [earlier, later] = await Promise.all([start(), start()]);
});

afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  ends = [];
});

async function start(): Promise<RunningSite> {
  const { createSite } = await import('#server/create-site.ts');
  const { readSettings } = await import('#settings/settings.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-site-'));
  const backend = new OnePage('Eins');
  const site = await createSite({
    settings: readSettings({ ...secrets, DATA_DIR: dataDir, CONTENT_API_BASE: await backend.listen() }),
    assets: new DevelopmentAssets('/early.ts'),
    assetDirectory: resolve('src'),
    sharedAssets: undefined,
    bucket: undefined,
    publicDirectory: resolve('public'),
  });
  const ending = new AbortController();
  const following = site.follow(ending.signal);
  ends.push(async () => {
    ending.abort();
    await following;
    site.endStreams();
    await site.close();
    backend.end();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const running = { backend, ask: async (address: string) => site.app.request(address, {}, {}) };
  await untilShown(running, 'Eins');
  return running;
}

/**
 * Waits until the page has this title. Returns the payload address of its document, as another build's document would
 * have it.
 */
function untilShown({ ask }: RunningSite, title: string): Promise<string> {
  const look = async () => {
    const html = await (await ask('/seite')).text();
    expect(/<title>(\w+)/.exec(html)?.[1]).toBe(title);
    const [, address = ''] = /data-payload="([^"]+)"/.exec(html) ?? [];
    return address.replace(/\?\w+-/, '?another-');
  };
  return vi.waitFor(look, { timeout: 20_000 });
}

test('a document of another build that is older than what this site has read comes to life', async () => {
  const address = await untilShown(later, 'Eins');
  later.backend.publish('Zwei');
  expect(await untilShown(later, 'Zwei')).not.toBe(address);
  const answer = await later.ask(address);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"title":"Eins"')]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('so does one of what this site is only about to read', async () => {
  earlier.backend.publish('Zwei');
  const address = await untilShown(earlier, 'Zwei');
  const asked = later.ask(address);
  later.backend.publish('Zwei');
  const answer = await asked;
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"title":"Zwei"')]);
});
