import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import type { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { brand, writtenBrand } from '#brand/brand.ts';
import { brandVersion } from '#brand/brand-version.server.ts';
import type { Brand, WrittenBrand } from '#brand/record/brand-record.ts';
import { locales } from '#i18n/locales.ts';
import { directoryForTest, directoryForTests } from '../../../tests/support/test-directory.ts';
import { compareBrands } from './brand-changes.ts';
import { brandRoutes } from './brand-routes.ts';
import { BrandVersions } from './brand-versions.ts';
import { changesFeed } from './changes-feed.ts';
import { guidelines } from './guidelines.ts';
import { preflightRoutes } from './open-answers.ts';

const directory = directoryForTests();
let app: Hono;
beforeAll(async () => {
  app = await start(writtenBrand);
});

async function start(written: WrittenBrand): Promise<Hono> {
  const brands = await BrandVersions.open(directory, written, 'https://example.org');
  return brandRoutes({
    brands,
    content: { settings: undefined, pages: () => [] },
    siteUrl: 'https://example.org',
    networkOf: () => '',
  });
}
const version = brandVersion(brand);

test('every site may read the tokens, and asks again for what it has', async () => {
  const answer = await app.request('/brand/tokens.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('x-brand-version')).toBe(version);
  const etag = answer.headers.get('etag') ?? '';
  const again = await app.request('/brand/tokens.json', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test.each([
  ['/brand/tokens.css', 'no-cache'],
  ['/brand/guidelines.md', 'no-cache'],
  ['/brand/logos.zip', 'no-cache'],
  ['/brand/logos/symbol-on-white.svg', 'no-cache'],
  ['/llms.txt', 'no-cache'],
  ['/DESIGN.md', 'no-cache'],
  ['/.well-known/brand.json', 'no-cache'],
  [`/brand/${version}/tokens.tgz`, 'immutable'],
  [`/brand/${version}/DESIGN.md`, 'immutable'],
  [`/brand/${version}/tokens.css`, 'immutable'],
  [`/brand/${version}/guidelines.md`, 'immutable'],
  [`/en/brand/${version}/guidelines.md`, 'immutable'],
  [`/brand/${version}/logos.zip`, 'immutable'],
  [`/brand/${version}/logos/symbol-on-white.svg`, 'immutable'],
  [`/brand/${version}/logos/symbol-on-white.png?height=32`, 'immutable'],
])('%s has a tag, by which whoever has it is told so, and is kept: %s', async (address, kept) => {
  const answer = await app.request(address);
  expect(answer.status).toBe(200);
  const tag = answer.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  const again = await app.request(address, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const { headers } of [answer, again]) {
    expect(headers.get('cache-control')).toContain(kept);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('ETag, X-Brand-Version, Link, Deprecation');
    expect(headers.get('x-brand-version')).toBe(address === '/llms.txt' ? null : version);
  }
});

test('the guideline of a version leads to the files of that version, in each language', async () => {
  for (const [prefix, title] of [
    ['', '## Dateien'],
    ['/en', '## Files'],
  ]) {
    const text = await (await app.request(`${prefix}/brand/${version}/guidelines.md`)).text();
    expect(text).toContain(title);
    expect(text).toContain(`<https://example.org/brand/${version}/tokens.css>`);
    expect(text).not.toContain('example.org/brand/tokens');
  }
});

test('a page of another site may say what it has, and nothing else', async () => {
  const preflight = preflightRoutes();
  const asks = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
  for (const path of ['/brand/tokens.json', `/en/brand/${version}/guidelines.md`, '/llms.txt']) {
    const answer = await preflight.request(path, { method: 'OPTIONS', headers: asks });
    expect(answer.status, path).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(answer.headers.get('access-control-allow-headers')).toBe('If-None-Match');
    expect((await preflight.request(path, { method: 'OPTIONS' })).status, path).toBe(404);
  }
  for (const path of ['/', '/strategie', '/sk/v1/pages', '/admin', '/brandung/tokens.json'])
    expect((await preflight.request(path, { method: 'OPTIONS', headers: asks })).status, path).toBe(404);
});

test('the address of a version is for good, and one that is not known says which is', async () => {
  const answer = await app.request(`/brand/${version}/tokens.css`);
  expect(await answer.text()).toContain('--color-ring: #da0024;');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const unknown = await app.request('/brand/0123456789/tokens.css');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain(version);
  for (const name of ['guidelines.md', 'logos.zip'])
    expect(await (await app.request(`/brand/0123456789/${name}`)).text()).toContain(
      `${version}, at /brand/${name}`,
    );
});

test('when the record changes, the earlier version stays at its address', async () => {
  const greener = structuredClone(writtenBrand);
  greener.colors.ring.hex = '#007A33';
  const later = await start(greener);
  expect(await (await later.request('/brand/tokens.css')).text()).toContain('--color-ring: #007a33;');
  const earlier = await later.request(`/brand/${version}/tokens.css`);
  expect(earlier.headers.get('x-brand-version')).toBe(version);
  expect(await earlier.text()).toContain('--color-ring: #da0024;');
});

test('a kept version that nobody can read is not known, and nothing else is lost', async () => {
  await writeFile(join(directory, 'brand-versions', 'abcdefabcd.json'), '{"name":');
  await writeFile(join(directory, 'brand-versions', 'secret.json'), '{}');
  const site = await start(writtenBrand);
  expect((await site.request('/brand/abcdefabcd/tokens.css')).status).toBe(404);
  expect((await site.request('/brand/secret/tokens.css')).status).toBe(404);
  expect((await site.request('/brand/..%2Fbrand-versions%2Fsecret/tokens.css')).status).toBe(404);
  expect((await site.request(`/brand/${version}/tokens.css`)).status).toBe(200);
});

test('a disk that takes nothing costs the earlier versions and not the site', async () => {
  const file = join(directory, 'no-directory');
  await writeFile(file, '');
  const brands = await BrandVersions.open(file, writtenBrand, 'https://example.org');
  expect((await brands.files(version))?.version).toBe(version);
  expect(await brands.files('abcdefabcd')).toBeUndefined();
});

const changed = (change: (record: WrittenBrand) => void, since: string) => {
  const record = structuredClone(writtenBrand);
  change(record);
  return { record, since: new Date(since) };
};

test('an identity that changes keeps its history, also over a new start, and whoever goes back makes another era', async () => {
  const place = directoryForTest();
  const green = changed(({ colors }) => {
    colors.ring.hex = '#007A33';
  }, '2026-03-01T12:00:00Z');
  const open = () => BrandVersions.open(place, writtenBrand, 'https://example.org');
  const brands = await open();
  expect(brands.eras).toEqual([{ version }]);
  await brands.adopt(writtenBrand, new Date('2026-01-01T12:00:00Z'));
  await brands.adopt(green.record, green.since);
  await brands.adopt(green.record, new Date('2026-04-01T12:00:00Z'));
  const later = await open();
  await later.adopt(green.record, new Date('2026-05-01T12:00:00Z'));
  await later.adopt(writtenBrand, new Date('2026-06-01T12:00:00Z'));
  expect(later.eras.map(({ since }) => since?.slice(0, 7))).toEqual(['2026-06', '2026-03', '2026-01']);
  expect(compareBrands(later.current.brand, brands.current.brand)).toEqual([
    { path: 'colors.ring.hex', before: '#DA0024', after: '#007A33' },
  ]);
  const feed = new XMLParser({ ignoreAttributes: false }).parse(
    changesFeed(
      'Club & <Co>',
      later.eras.map(({ version: of, since = '' }) => ({ version: of, since, changes: undefined })),
      'en',
      'https://example.org',
    ),
  );
  expect(feed.feed.title).toBe('Club & <Co>: What has changed in the identity');
  expect(feed.feed.entry).toHaveLength(3);
  expect(new Set(feed.feed.entry.map(({ id }: { id: string }) => id)).size).toBe(3);
});

test('a logo of an earlier version stays, and says what has replaced it since when; one that is gone leads on', async () => {
  const place = directoryForTest();
  const brands = await BrandVersions.open(place, writtenBrand, 'https://example.org');
  await brands.adopt(writtenBrand, new Date('2026-01-01T12:00:00Z'));
  const site = brandRoutes({
    brands,
    content: { settings: undefined, pages: () => [] },
    siteUrl: 'https://example.org',
    networkOf: () => '',
  });
  const address = `/brand/${version}/logos/symbol-on-sand.svg`;
  expect((await site.request(address)).headers.get('deprecation')).toBeNull();

  const next = changed(({ colors, marks }) => {
    colors.ring.hex = '#007A33';
    marks.symbol.grounds = ['white', 'night'];
  }, '2026-03-01T12:00:00Z');
  await brands.adopt(next.record, next.since);
  const at = `@${Date.parse('2026-03-01T12:00:00Z') / 1000}`;
  const earlier = await site.request(`/brand/${version}/logos/wordmark-on-sand.svg`);
  expect(await earlier.text()).toContain('#DA0024');
  expect(earlier.headers.get('deprecation')).toBe(at);
  expect(earlier.headers.get('link')).toBe('</brand/logos/wordmark-on-sand.svg>; rel="successor-version"');
  const black = await site.request(`/brand/${version}/logos/wordmark-in-black.svg`);
  expect(black.headers.get('deprecation')).toBeNull();

  const gone = await site.request('/brand/logos/symbol-on-sand.png?height=64');
  expect([gone.status, gone.headers.get('location'), gone.headers.get('deprecation')]).toEqual([
    302,
    '/brand/logos/symbol-on-white.png?height=64',
    at,
  ]);
  expect((await site.request('/brand/logos/symbol-on-sky.png')).status).toBe(404);
});

test.each(['/brand/tokens.exe', '/brand/__proto__', '/brand/constructor', `/brand/${version}/constructor`])(
  '%s is nobody’s',
  async (address) => {
    expect((await app.request(address)).status).toBe(404);
  },
);

test.each([
  ['/brand/guidelines.md', '| Ring | Was verbindet, misst, sich bewegt | 5\u00A0% | `#DA0024` |', '5,2 : 1'],
  ['/en/brand/guidelines.md', '| Ring | What connects, measures, moves | 5% | `#DA0024` |', '5.2 : 1'],
])('%s says the same as the record', async (address, color, ratio) => {
  const answer = await app.request(address);
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(color);
  expect(text).toContain(ratio);
  expect(text).toContain('https://example.org/brand/tokens.json');
  expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
});

test('the guideline says what was agreed, and no word of what was not', async () => {
  const agreed = structuredClone(brand);
  agreed.colors.ring.given = { spot: 'HKS 14', paint: 'RAL 3020', yarn: 'Polyester 4711' };
  agreed.lines.bold = { value: 5, unit: 'px' };
  const text = (record: Brand, locale: 'de' | 'en') => guidelines(record, '1', locale, []);
  expect(text(agreed, 'de')).toContain(
    '- **Ring.** Sonderfarbe: HKS 14. Lack: RAL 3020. Garn: Polyester 4711.',
  );
  for (const row of [
    '| Abstände, Stufe, 12 | `6rem` |',
    '| Ecken, runde Enden | `999rem` |',
    '| Linien, kräftig | `5px` |',
  ])
    expect(text(agreed, 'de')).toContain(row);
  delete agreed.colors.ring.given.paint;
  expect(text(agreed, 'en')).toContain('- **Ring.** Spot colour: HKS 14. Yarn: Polyester 4711.');
  expect(text(brand, 'en')).not.toMatch(/Spot colour:|Paint:|Yarn:|undefined/);
});

test('what an editor types is no markup in the guideline', () => {
  const typed = structuredClone(brand);
  const markup = '<b>x</b> | *y* [z](w)';
  const written = '&lt;b>x&lt;/b> | \\*y\\* \\[z\\](w)';
  const both = { de: markup, en: markup };
  Object.assign(typed.name, { text: markup, full: both, short: markup });
  typed.claim = { de: `# ${markup}`, en: `1. ${markup}` };
  for (const color of Object.values(typed.colors))
    Object.assign(color, { name: both, use: both, given: { spot: markup, paint: markup, yarn: markup } });
  for (const mark of Object.values(typed.marks)) Object.assign(mark, { name: both, use: both });
  for (const face of Object.values(typed.type.faces))
    Object.assign(face, { use: both, license: { name: markup } });
  for (const language of ['de', 'en'] as const) {
    typed.voice.rules[language] = [{ rule: markup, reason: markup }];
    typed.voice.examples[language] = [{ wrong: markup, right: markup }];
  }
  for (const locale of locales) {
    const text = guidelines(typed, '1', locale, []);
    expect(text).not.toMatch(/<\/?b>|(?<!\\)\*y|(?<!\\)\[z/);
    expect(text).toContain(`# ${written}`);
    expect(text).toContain(`\n${locale === 'de' ? '\\#' : '1\\.'} ${written}\n`);
    expect(text).toContain(`1. **${written}** ${written}\n`);
    const cell = written.replace('|', '\\|');
    expect(text).toContain(`| ${cell} | ${cell} |\n`);
    const tables = text.split('\n\n').filter((part) => part.startsWith('| '));
    for (const table of tables)
      expect(new Set(table.split('\n').map((row) => row.split(/(?<!\\)\|/).length)).size, table).toBe(1);
  }
});

test('llms.txt names the language of what there is in each, the versions and the feed', async () => {
  const text = await (await app.request('/llms.txt')).text();
  for (const line of [
    '- [guidelines.md (Deutsch)](https://example.org/brand/guidelines.md)',
    '- [guidelines.md (English)](https://example.org/en/brand/guidelines.md)',
    '- [Versions of the identity (English)](https://example.org/en/brand/versions)',
    '- [Feed of what has changed in it (Deutsch)](https://example.org/brand/changes.atom)',
  ])
    expect(text).toContain(`${line}: `);
  const names = [...text.matchAll(/^- \[([^\]]+)\]/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('llms.txt lists the files without any content', async () => {
  const text = await (await app.request('/llms.txt')).text();
  expect(text).toMatch(/^# https:\/\/example\.org\n/);
  expect(text).toContain('- [tokens.json](https://example.org/brand/tokens.json)');
  const { rules, examples } = brand.voice;
  expect(text).toContain(`- ${rules.en[0]?.rule} ${rules.en[0]?.reason}\n`);
  expect(text).toContain(`- Not “${examples.en[0]?.wrong}”, but “${examples.en[0]?.right}”`);
});
