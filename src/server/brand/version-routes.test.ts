import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { writtenBrand } from '#brand/brand.ts';
import { clubs } from '#brand/clubs/clubs.ts';
import type { WrittenBrand } from '#brand/record/brand-record.ts';
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

test('two versions are compared in words, values and pictures', async () => {
  const html = await read(`/brand/versions/${red}/${green}`);
  const row = /<tr><th scope="row">Farben, Ring, Farbwert(.*?)<\/tr>/.exec(html)?.[1] ?? '';
  expect(row).toContain('<code>colors.ring.hex</code>');
  for (const hex of ['#DA0024', '#007A33']) {
    expect(row).toContain(`fill="${hex}"`);
    expect(row).toContain(`</svg>${hex}</td>`);
  }
  expect(html.match(/<tbody>/g)).toHaveLength(1);
  for (const version of [red, green]) {
    const drawing = await read(`/brand/${version}/logos/wordmark-on-white.svg`, files);
    expect(html).toContain(`src="/brand/${version}/logos/wordmark-on-white.svg"`);
    expect(drawing).toContain(version === red ? '#DA0024' : '#007A33');
  }
});

/** The comparison's pictures in German after a change of the identity: the part, and both sides. */
async function pictured(name: string, change: (record: WrittenBrand) => void) {
  const changed = structuredClone(writtenBrand);
  change(changed);
  const brands = await BrandVersions.open(join(directory, name), writtenBrand, siteUrl);
  await brands.adopt(changed);
  const traits = { origin: siteUrl, listed: true, reloadMode: 'navigation', brands } as const;
  const renderer = await Renderer.create(new DevelopmentAssets('/early.js'), traits);
  const site = versionRoutes({ brands, content: { settings: undefined }, renderer, siteUrl });
  const after = brands.current.version;
  const html = await read(`/brand/versions/${red}/${after}`, site);
  const english = await read(`/en/brand/versions/${red}/${after}`, site);
  for (const [, words] of english.matchAll(/<(?:h[23]|figcaption)[^>]*>(.*?)</g))
    expect(words).toMatch(/^[A-Z]/);
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  const parts = [...html.matchAll(/<section><h2[^>]*>(.*?)<\/h2>(.*?)<\/section>/g)].map(
    ([, title, content = '']) => ({
      title,
      sides: [...content.matchAll(/<h3[^>]*>.*?<\/h3>(.*?)(?=<div[^>]*><h3|$)/g)].map(
        ([, side = '']) => side,
      ),
    }),
  );
  for (const { sides } of parts) expect(sides).toHaveLength(2);
  const routes = brandRoutes({
    brands,
    content: { settings: undefined, pages: () => [] },
    siteUrl,
    networkOf: () => '',
  });
  return { parts, after, routes };
}

test('what differs in a colour that no mark wears is seen all the same', async () => {
  const { parts } = await pictured('sand', ({ colors }) => {
    colors.sand.hex = '#F0E8DD';
  });
  expect(parts.map(({ title }) => title)).toEqual(['Farben']);
  const [before, after] = parts[0]?.sides ?? [];
  expect(before).toContain('<b>Sand</b> #F5F2ED');
  expect(after).toContain('<b>Sand</b> #F0E8DD');
  for (const side of [before, after]) expect(side?.match(/<li>/g)).toHaveLength(1);
});

test('another typeface is seen on a line that brings it along, a weight as well', async () => {
  const { parts, after, routes } = await pictured('type', (record) => {
    record.type.faces = clubs.second.type.faces;
  });
  expect(parts.map(({ title }) => title)).toEqual(['Schriften']);
  const [earlier, later] = parts[0]?.sides ?? [];
  for (const role of ['display', 'text']) {
    expect(earlier).toContain(`src="/brand/${red}/type-${role}.svg"`);
    expect(later).toContain(`src="/brand/${after}/type-${role}.svg"`);
  }
  expect(earlier).toContain('Überschriften: Archivo');
  expect(later).toContain('Fließtext: Roboto Serif');
  const lines = await Promise.all(
    [red, after].map((version) => read(`/brand/${version}/type-display.svg`, routes)),
  );
  for (const line of lines) expect(line).toMatch(/url\(data:font\/woff2;base64,[\w+/]{1000}/);
  expect(lines[0]).not.toBe(lines[1]);
  const answer = await routes.request(`/brand/${after}/type-text.svg`);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");

  const heavier = await pictured('weight', ({ type }) => {
    type.text.weight = 500;
  });
  expect(heavier.parts[0]?.sides[1]).toContain('type-text.svg');
  expect(heavier.parts[0]?.sides[1]).not.toContain('type-display.svg');
});

test('a face that isn’t there any more is named', async () => {
  const { parts, after, routes } = await pictured('gone', ({ type }) => {
    Object.assign(type.faces.text, { family: 'Bygone Text', cutFrom: 'Bygone' });
  });
  expect(parts[0]?.sides[1]).toContain('<figcaption>Fließtext: Bygone</figcaption>');
  expect(parts[0]?.sides[1]).not.toContain('<img');
  expect((await routes.request(`/brand/${after}/type-text.svg`)).status).toBe(404);
});

test.each<[string, number, (record: WrittenBrand) => void]>([
  ['Stärke des Bandes', 1, ({ ring }) => Object.assign(ring, { width: 'clamp(1rem, 1rem + 1vw, 3rem)' })],
  ['Auf langen Seiten', 1, ({ ring }) => Object.assign(ring.bend, { path: 2.1 })],
  ['In der Schleife am Seitentitel', 1, ({ ring }) => Object.assign(ring.bend, { loop: 1.6 })],
  ['Auf langen Seiten', 2, ({ ring }) => Object.assign(ring, { path: 'clamp(1rem, 1rem + 1vw, 9rem)' })],
])('the band is drawn as it runs: %s', async (words, count, change) => {
  const { parts } = await pictured(`ring ${words} ${count}`, change);
  expect(parts.map(({ title }) => title)).toEqual(['Ring']);
  const [before = '', after = ''] = parts[0]?.sides ?? [];
  for (const side of [before, after]) {
    expect(side.match(/<figure/g)).toHaveLength(count);
    expect(side).toContain(`<figcaption>${words}</figcaption>`);
    expect(side).not.toMatch(/NaN|undefined/);
  }
  const fields = (side: string) => [...side.matchAll(/viewBox="([^"]*)"/g)].map(([, field]) => field);
  expect(fields(after), 'both in one scale').toEqual(fields(before));
  const drawn = (side: string) => [...side.matchAll(/<path[^>]*>/g)].map(([path]) => path);
  for (const [place, path] of drawn(after).entries()) expect(path).not.toBe(drawn(before)[place]);
});

test('where nothing looks different there are no pictures', async () => {
  const { parts } = await pictured('voice', ({ claim }) => {
    claim.de = 'Ein anderer Satz.';
  });
  expect(parts).toEqual([]);
});

test('a version can be cited value by value, with its own files and marks', async () => {
  const html = await read(`/brand/versions/${red}`);
  expect(html).toContain('id="colors-ring-hex"');
  expect(html).toContain('#DA0024');
  expect(html).not.toContain('#007A33');
  expect(html).toContain(`src="/brand/${red}/logos/wordmark-on-white.svg"`);
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
