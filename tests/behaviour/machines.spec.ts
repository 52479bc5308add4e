import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { publishedPathsSchema } from '#pages/content-api.ts';
import { allPages, legalPages, specifiedPages } from '../support/pages-of-the-specification.ts';
import { Product, temporaryDirectory } from '../support/product.ts';
import { contentForSecondSite } from '../support/second-site.ts';
import { ask, contentUrl, expect, readJson, siteUrl, test } from '../support/under-test.ts';

test('legal pages that nobody has completed show no gaps, and ask search engines to stay away', async () => {
  for (const { address } of legalPages) {
    const { text } = await ask(address);
    expect(text, address).not.toMatch(/\[(?:Hier eintragen|Enter here)|…\]|data-block="club-details"/);
    expect(text, address).toContain('<meta name="robots" content="noindex"/>');
  }
});

test.describe('sitemap and robots', () => {
  test('the sitemap lists every complete page in both languages with its alternates, on the site’s origin only', async () => {
    const { status, headers, text } = await ask('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expectSitemap(text, siteUrl());
  });

  test('the sitemap is well-formed XML', async ({ page }) => {
    await page.goto('/sitemap.xml');
    const root = await page.evaluate(() => document.documentElement.namespaceURI);
    expect(root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  });

  test('as long as the site has no address of its own, search engines are asked to stay away', async () => {
    const robots = await ask('/robots.txt');
    expect(robots.text).toBe('User-agent: *\nDisallow: /\n');
    for (const address of ['/', '/en/strategie', '/sitemap.xml', '/nope']) {
      const { headers } = await ask(address);
      expect(headers['x-robots-tag'], address).toBe('noindex');
    }
  });

  test('with an address of its own, everything absolute begins with it and search engines are let in', async () => {
    const origin = 'https://www.example.org';
    const data = await temporaryDirectory();
    await cp(join(process.env.SEEDED_DATA_DIR ?? '', 'secrets.json'), join(data.path, 'secrets.json'));
    const content = await contentForSecondSite(contentUrl());
    const product = await Product.create({
      dataDir: data.path,
      environment: { SITE_URL: `${origin}/`, CONTENT_API_BASE: content.url },
    });
    try {
      await product.startSite();
      const answer = (target: string) => ask(target, { origin: product.siteUrl });
      expect((await answer('/robots.txt')).text).toBe(
        `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`,
      );
      expectSitemap((await answer('/sitemap.xml')).text, origin);
      const page = await answer('/en/strategie');
      expect(page.headers['x-robots-tag']).toBeUndefined();
      expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
      expect(page.text).not.toContain('noindex');
      expect(page.text).toContain(`<link rel="canonical" href="${origin}/en/strategie"/>`);
      expect(page.text).toMatch(
        /<meta property="og:image" content="https:\/\/www\.example\.org\/media\/[^"]+"\/>/,
      );
      expect(page.text).not.toContain('localhost');
      expect((await answer('/nope')).text).toContain('<meta name="robots" content="noindex"/>');
    } finally {
      await product.stop();
      content.close();
      await data.remove();
    }
  });
});

test.describe('for assistants', () => {
  test('every page is there as Markdown, with its heading and without its frame, and llms.txt lists it', async () => {
    const { text: list } = await ask('/llms.txt');
    for (const { path, address } of specifiedPages) {
      const at = path === '/' ? `${address === '/' ? '' : address}/index.md` : `${address}.md`;
      const { status, headers, text } = await ask(at);
      expect(status, at).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        link: `<${siteUrl()}${address}>; rel="canonical"`,
        'x-robots-tag': 'noindex',
      });
      expect(text, at).toMatch(/^# \S/m);
      expect(text, at).not.toMatch(/<script|\u00AD|_payload/);
      expect(list, at).toContain(`(${siteUrl()}${at})`);
      expect((await ask(at, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
    }
    for (const at of ['/nope.md', '/en/nope.md', '/.md', '/en.md', '/admin.md'])
      expect((await ask(at)).status, at).toBe(404);
  });

  test('the built site answers by the Model Context Protocol', async () => {
    const answer = await fetch(`${siteUrl()}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'value', arguments: { query: 'Vereinsrot' } },
      }),
    });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('#DA0024');
    expect(text).toContain(`${siteUrl()}/demo/color-values#rule-color-ring`);
  });
});

test.describe('icons', () => {
  test('every icon that a page names is there, in the size it claims', async () => {
    const { text } = await ask('/');
    for (const [name, type] of [
      ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
      ['/favicon.svg', /^image\/svg\+xml/],
      ['/apple-touch-icon.png', /^image\/png/],
      ['/site.webmanifest', /^application\/manifest\+json/],
    ] as const) {
      expect(text).toContain(`href="${name}"`);
      const answer = await ask(name);
      expect(answer.status, name).toBe(200);
      expect(answer.headers['content-type'], name).toMatch(type);
    }
    expect((await ask('/favicon.ico')).body.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    expect(pngSize((await ask('/apple-touch-icon.png')).body)).toBe('180x180');
    const icon = z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') });
    const manifest = z
      .object({ name: z.string().min(1), start_url: z.literal('/'), icons: z.array(icon).min(2) })
      .parse(JSON.parse((await ask('/site.webmanifest')).text));
    for (const { src, sizes } of manifest.icons) expect(pngSize((await ask(src)).body), src).toBe(sizes);
  });
});

test.describe('builds', () => {
  const buildSchema = z.strictObject({ id: z.string(), timestamp: z.number(), content: z.string() });
  const rules = z.record(
    z.string(),
    z.strictObject({ prerender: z.boolean().optional(), redirect: z.string().optional() }),
  );
  const manifestSchema = z.strictObject({
    id: z.string(),
    timestamp: z.number(),
    content: z.string(),
    matcher: z.strictObject({ static: rules, wildcard: rules, dynamic: z.record(z.string(), z.unknown()) }),
    prerendered: z.array(z.string()),
  });

  test('D11 versions: latest.json names the running build and the newest content, whatever its query', async () => {
    const latest = await readJson(`${siteUrl()}/builds/latest.json`, buildSchema);
    expect(await readJson(`${siteUrl()}/builds/latest.json?${Date.now()}`, buildSchema)).toEqual(latest);
    const paths = await readJson(`${contentUrl()}/sk/v1/paths`, publishedPathsSchema);
    expect(latest.content).toBe(paths.version);
    expect((await ask('/builds/latest.json')).headers['cache-control']).toBe('no-store');
    expect((await ask('/')).text).toContain(`data-build="${latest.id}"`);
  });

  test('the manifest of the running build lists every page; there is none of another build', async () => {
    const latest = await readJson(`${siteUrl()}/builds/latest.json`, buildSchema);
    const manifest = await readJson(`${siteUrl()}/builds/meta/${latest.id}.json`, manifestSchema);
    expect(manifest).toMatchObject(latest);
    expect(manifest.prerendered).toEqual(expect.arrayContaining(allPages.map(({ address }) => address)));
    for (const name of ['other.json', `${latest.id}`, `${latest.id}.json.map`, '%2e%2e%2flatest.json'])
      expect((await ask(`/builds/meta/${name}`)).status, name).toBe(404);
  });
});

test.describe('payloads', () => {
  const moduleSchema = z.object({
    data: z.object({
      html: z.string(),
      head: z.object({ title: z.string(), tags: z.array(z.json()) }),
      stylesheets: z.array(z.string()),
    }),
    brand: z.string(),
  });

  test('7.4 payload: every page has a module, with the same page as its document', async () => {
    for (const { address } of specifiedPages) {
      const { text } = await ask(address);
      const answer = await ask(`${address === '/' ? '' : address}/_payload.js`);
      expect(answer.status, address).toBe(200);
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('public, no-cache');
      const { data } = moduleSchema.parse(await evaluateModule(answer.text));
      expect(text).toContain(data.html);
      for (const stylesheet of data.stylesheets) expect(text).toContain(stylesheet);
    }
  });

  test('7.4 payload: without query it is the newest, of another build it is refused, of no page it is missing', async () => {
    for (const [target, status] of [
      ['/_payload.js', 200],
      ['/en/_payload.js', 200],
      ['/en/strategie/_payload.js', 200],
      ['/EN/Strategie/_payload.js', 200],
      ['/strategie/_payload.js?another-1', 409],
      ['/strategie/_payload.js?another', 409],
      ['/nope/_payload.js', 404],
      ['/de/_payload.js', 404],
      ['/en/nope/_payload.js', 404],
      ['/strategie_payload.js', 404],
      ['/%/_payload.js', 404],
    ] as const) {
      const answer = await ask(target);
      expect(answer.status, target).toBe(status);
      if (status !== 200) expect(answer.headers['cache-control'], target).toBe('no-store');
    }
  });
});

function expectSitemap(xml: string, origin: string): void {
  const entries = Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '',
    alternates: Object.fromEntries(
      Array.from(entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, language = '', href = '']) => [
        language,
        href,
      ]),
    ),
  }));
  // The demo's club has no details filled in.
  const listed = allPages.filter((page) => !legalPages.includes(page));
  expect(entries.map(({ address }) => address).sort()).toEqual(
    listed.map(({ address }) => origin + address).sort(),
  );
  for (const { path, address } of listed) {
    const entry = entries.find((each) => each.address === origin + address);
    const german = origin + path;
    const english = path === '/' ? `${origin}/en` : `${origin}/en${path}`;
    expect(entry?.alternates, address).toEqual({ de: german, en: english, 'x-default': german });
    expect(Number.isNaN(Date.parse(entry?.changed ?? '')), address).toBe(false);
  }
  const origins = Array.from(xml.matchAll(/(?:<loc>|href=")(https?:\/\/[^/"<]+)/g), ([, found]) => found);
  expect([...new Set(origins)]).toEqual([origin]);
}

async function evaluateModule(source: string): Promise<unknown> {
  const module: { default?: unknown } = await import(
    `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
  );
  return module.default;
}

function pngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
