import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Block } from '#blocks/kinds.ts';
import { documentBlockSchema } from '#blocks/stored-blocks.ts';
import { locales } from '#i18n/locales.ts';
import { ContentClient } from '#server/content/content-client.ts';
import { PublishedContent } from '#server/content/published-content.ts';
import { Snapshots } from '#server/content/snapshots.ts';
import { DevelopmentAssets } from '#server/development-assets.ts';
import { routeRulesOf } from '#site/updating/route-rules.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { buildManifest } from './build-routes.ts';
import { machineRoutes, sitemaps } from './machine-routes.ts';

const siteUrl = 'https://verein.example';
const assets = new DevelopmentAssets('/early.ts');
const lists = [`/builds/meta/${assets.id}.json`, '/sk/v1/paths', '/sitemap.xml'];
const paths = ['/zeugwart', '/a', '/b/c', '/b'];

let dataDir: string;

beforeEach(() => {
  dataDir = directoryForTest();
});

afterEach(() => vi.useRealTimers());

/** The site's content restored from pages on disk; the last one has blocks, and is visible until a moment. */
async function restored(visibleUntil?: string, blocks: readonly Block[] = []): Promise<PublishedContent> {
  const snapshots = new Snapshots(dataDir);
  for (const path of paths) {
    for (const locale of locales) {
      const until = path === paths.at(-1) && visibleUntil ? { visibleUntil } : {};
      await snapshots.writePage({
        version: '1',
        document: {
          id: path,
          path,
          locale,
          locales: [...locales],
          layout: 'default',
          title: path,
          description: '',
          hidden: false,
          route: { scrollToTop: true, transition: true, ...until },
          blocks: path === paths.at(-1) ? [...blocks] : [],
          updatedAt: '2026-11-22T00:00:00.000Z',
        },
        records: [],
      });
    }
  }
  await snapshots.writeState({ version: 'v1', redirects: [], changedRecords: [] });
  const content = new PublishedContent(new ContentClient('http://127.0.0.1:9', ''), snapshots);
  await content.restore();
  return content;
}

function routesOf(content: PublishedContent) {
  return machineRoutes({ content, assets, siteUrl, listed: true });
}

test('lists of all pages are compressed, have a tag, and are made once for many visitors', async () => {
  const content = await restored();
  const routes = routesOf(content);
  const listing = vi.spyOn(content, 'pages');
  const writing = vi.spyOn(content, 'list');
  for (const address of lists) {
    const plain = await routes.request(address);
    const answer = await routes.request(address, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding'), address).toBe('br');
    const body = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(body, address).toBe(await plain.text());
    for (const path of paths) expect(body, address).toContain(path);
    const known = { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' };
    const again = await routes.request(address, { headers: known });
    expect([again.status, await again.text()], address).toEqual([304, '']);
  }
  const made = [listing.mock.calls.length, writing.mock.calls.length];
  await Promise.all(lists.flatMap((address) => [routes.request(address), routes.request(address)]));
  expect([listing.mock.calls.length, writing.mock.calls.length]).toEqual(made);
});

test('lists are made again when something else can be seen', async () => {
  const until = Date.now() + 60_000;
  const content = await restored(new Date(until).toISOString());
  const routes = routesOf(content);
  const read = async () => Promise.all(lists.map(async (address) => (await routes.request(address)).text()));
  for (const text of await read()) expect(text).toMatch(/\/b["<]/);
  vi.useFakeTimers({ toFake: ['Date'], now: until + 1 });
  for (const text of await read()) expect(text).not.toMatch(/\/b["<]/);
});

test('a page of the club’s that nobody has completed is in no sitemap', async () => {
  const block = { kind: 'club-details', id: '1', version: 1, title: undefined, part: 'provider' };
  const placed = { ground: 'white', reveals: true, parallax: 'none', anchor: undefined };
  const details = { club: {}, missing: [] };
  const content = await restored(
    undefined,
    documentBlockSchema.array().parse([{ ...block, ...placed, details }]),
  );
  expect(sitemaps(content, siteUrl).get('/sitemap.xml')?.()).not.toContain('/b<');
  expect(sitemaps(content, siteUrl).get('/sitemap.xml')?.()).toContain('/b/c<');
  expect(content.page('/b', 'de')?.document.hidden).toBe(true);
  expect(content.page('/b/c', 'de')?.document.hidden).toBe(false);
});

test('where pages are too many for one list, the sitemap lists the lists, which have each page once', async () => {
  const content = await restored();
  const files = sitemaps(content, siteUrl, 3);
  expect([...files.keys()]).toEqual([
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/sitemaps/2.xml',
    '/sitemaps/3.xml',
  ]);
  const index = files.get('/sitemap.xml')?.() ?? '';
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const named = (text: string) => Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc]) => loc);
  expect(named(index)).toEqual([1, 2, 3].map((number) => `${siteUrl}/sitemaps/${number}.xml`));
  const listed = [...files].slice(1).flatMap(([, write]) => named(write()));
  expect(listed).toEqual([...paths].sort().flatMap((path) => [`${siteUrl}${path}`, `${siteUrl}/en${path}`]));
  expect((await routesOf(content).request('/sitemaps/1.xml')).status).toBe(404);
});

test('where pages are too many for each visitor to load their addresses, the manifest says it of all, and of no files', async () => {
  const content = await restored();
  const named = buildManifest(assets, content);
  expect(named.prerendered).toEqual(expect.arrayContaining(['/b', '/en/b']));
  const { matcher, prerendered } = buildManifest(assets, content, 3);
  expect(prerendered).toEqual([]);
  const isAhead = (path: string) => routeRulesOf(matcher, path).prerender;
  for (const path of ['/', '/b', '/en/b/c']) expect([isAhead(path), path]).toEqual([true, path]);
  for (const path of ['/media/plan.pdf', '/brand/logos.zip', '/en/brand/versions', '/admin'])
    expect([isAhead(path), path]).toEqual([false, path]);
});
