import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { writtenBrand } from '#brand/brand.ts';
import { DevelopmentAssets } from '#server/development-assets.ts';
import { Renderer } from '#server/pages/render.tsx';
import { directoryForTests } from '../../../tests/support/test-directory.ts';
import { brandRoutes } from './brand-routes.ts';
import { BrandVersions } from './brand-versions.ts';
import { versionRoutes } from './version-routes.tsx';

const siteUrl = 'https://example.org';
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const directory = directoryForTests();
let app: ReturnType<typeof versionRoutes>;
let files: ReturnType<typeof brandRoutes>;
let red = '';
let green = '';

beforeAll(async () => {
  const brands = await BrandVersions.open(directory, writtenBrand, siteUrl);
  await brands.adopt(writtenBrand, new Date('2026-01-01T12:00:00Z'));
  red = brands.current.version;
  const changed = structuredClone(writtenBrand);
  changed.colors.ring.hex = '#007A33';
  await brands.adopt(changed, new Date('2026-03-01T12:00:00Z'));
  green = brands.current.version;
  const traits = { origin: siteUrl, listed: true, reloadMode: 'navigation', brands } as const;
  const renderer = await Renderer.create(new DevelopmentAssets('/early.js'), traits);
  app = versionRoutes({ brands, content: { settings: undefined }, renderer, siteUrl });
  files = brandRoutes({
    brands,
    content: { settings: undefined, pages: () => [] },
    siteUrl,
    networkOf: () => '',
  });
});
const feedSchema = z.object({
  feed: z.object({
    '@_xmlns': z.string(),
    '@_xml:lang': z.string(),
    updated: z.string(),
    entry: z.array(
      z.object({
        id: z.string(),
        updated: z.string(),
        link: z.object({ '@_href': z.string() }),
        content: z.object({ '#text': z.string(), '@_type': z.string() }),
      }),
    ),
  }),
});

const read = async (path: string, site = app) => {
  const answer = await site.request(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

test('every page is valid, in its language, and in no search', async () => {
  for (const prefix of ['', '/en'])
    for (const path of ['', `/${red}`, `/${green}`, `/${red}/${green}`, `/${red}/${red}`]) {
      const html = await read(`${prefix}/brand/versions${path}`);
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} ${selector}`)),
      ).toEqual([]);
      expect(html).toContain(`<html lang="${prefix ? 'en' : 'de'}"`);
      expect(html).toContain('content="noindex"');
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
});

test('the list says what changed when, and leads to each version and to what it differs in', async () => {
  const html = await read('/en/brand/versions');
  expect(html).toContain('since 1 March 2026, 13:00, and still so');
  expect(html).toContain('#007A33');
  expect(html).toContain(`href="/en/brand/versions/${red}"`);
  expect(html).toContain(`href="/en/brand/versions/${red}/${green}"`);
});

test('two versions are compared in words and values', async () => {
  const html = await read(`/brand/versions/${red}/${green}`);
  const row = /<tr><th scope="row">Farben, Ring, Farbwert(.*?)<\/tr>/.exec(html)?.[1] ?? '';
  expect(row).toContain('<code>colors.ring.hex</code>');
  for (const hex of ['#DA0024', '#007A33']) {
    expect(row).toContain(`fill="${hex}"`);
    expect(row).toContain(`</svg>${hex}</td>`);
  }
  expect(html.match(/<tbody>/g)).toHaveLength(1);
});

test('a version’s typefaces are lines that bring them along', async () => {
  for (const role of ['display', 'text']) {
    const answer = await files.request(`/brand/${red}/type-${role}.svg`);
    expect(await answer.text()).toMatch(/url\(data:font\/woff2;base64,[\w+/]{1000}/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('a version can be cited value by value, with its own files and marks', async () => {
  const html = await read(`/brand/versions/${red}`);
  expect(html).toContain('id="colors-ring-hex"');
  expect(html).toContain('#DA0024');
  expect(html).not.toContain('#007A33');
  expect(html).toContain(`src="/brand/${red}/logos/wordmark-on-white.svg"`);
  expect(await read(`/brand/${red}/logos/wordmark-on-white.svg`, files)).toContain('#DA0024');
  for (const [prefix, name] of [
    ['', 'tokens.css'],
    ['', 'logos.zip'],
    ['/en', 'guidelines.md'],
  ]) {
    const address = `${prefix}/brand/${red}/${name}`;
    expect(await read(`${prefix}/brand/versions/${red}`)).toContain(`href="${address}"`);
    expect((await files.request(address)).status, address).toBe(200);
  }
});

test('any two versions are chosen in a form that needs no script', async () => {
  for (const path of ['', `/${red}`, `/${red}/${green}`]) {
    const html = await read(`/en/brand/versions${path}`);
    const [form = ''] = /<form[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/action="\/en\/brand\/versions"/);
    for (const version of [red, green])
      expect(form.split(`<option value="${version}"`), path).toHaveLength(3);
  }
  const chosen = await app.request(`/en/brand/versions?before=${red}&after=${green}`);
  expect([chosen.status, chosen.headers.get('location')]).toEqual([
    303,
    `/en/brand/versions/${red}/${green}`,
  ]);
  for (const query of ['?before=&after=', `?before=${red}`, '?before=//a.example&after=..%2F..'])
    expect(await read(`/en/brand/versions${query}`), query).toContain('<form');
});

test('a mark stands on what it was permitted on, in the colour that this had then', async () => {
  const dark = structuredClone(writtenBrand);
  dark.marks.symbol.grounds = ['night'];
  dark.colors.night.hex = '#001122';
  const brands = await BrandVersions.open(join(directory, 'dark'), dark, siteUrl);
  const traits = { origin: siteUrl, listed: true, reloadMode: 'navigation', brands } as const;
  const renderer = await Renderer.create(new DevelopmentAssets('/early.js'), traits);
  const site = versionRoutes({ brands, content: { settings: undefined }, renderer, siteUrl });
  const html = await read(`/brand/versions/${brands.current.version}`, site);
  expect(html).toMatch(
    /<svg[^>]*><rect[^>]*fill="#001122"[^>]*><\/rect><\/svg><picture><img src="[^"]*\/symbol-on-night\.svg"/,
  );
});

test('what nobody ever was is nowhere', async () => {
  for (const path of ['/0123456789', `/${red}/0123456789`, '/history.json', '/..%2Fhistory'])
    expect((await app.request(`/brand/versions${path}`)).status, path).toBe(404);
});

test('whoever has the feed is told so', async () => {
  const answer = await app.request('/brand/changes.atom');
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  const again = await app.request('/brand/changes.atom', { headers });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
});

test('the feed has each change', async () => {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });
  const { feed } = feedSchema.parse(parser.parse(await read('/en/brand/changes.atom')));
  expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
  expect(feed['@_xml:lang']).toBe('en');
  expect([feed.updated, feed.entry.map(({ updated }) => updated)]).toEqual([
    '2026-03-01T12:00:00.000Z',
    ['2026-03-01T12:00:00.000Z', '2026-01-01T12:00:00.000Z'],
  ]);
  expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(2);
  const [changed, first] = feed.entry;
  expect(changed?.content).toMatchObject({
    '#text': 'Colours, Ring, value (colors.ring.hex): #DA0024 → #007A33',
    '@_type': 'text',
  });
  expect(changed?.link).toMatchObject({ '@_href': `${siteUrl}/en/brand/versions/${green}` });
  expect(first?.content['#text']).toMatch(/^The first version/);
});
