import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenBrand } from '#brand/brand.ts';
import { layouts } from '#pages/layouts/layouts.ts';
import { DevelopmentAssets } from '#server/development-assets.ts';
import { Renderer } from '#server/pages/render.tsx';
import { BrandVersions } from './brand-versions.ts';
import { versionRoutes } from './version-routes.tsx';

const siteUrl = 'https://example.org';
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

let directory: string;
let app: ReturnType<typeof versionRoutes>;
/** Of the identity before it was green, and since. */
let red = '';
let green = '';

beforeAll(async () => {
  await layouts.poll.view.load();
  directory = await mkdtemp(join(tmpdir(), 'brand-pages-'));
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
});
afterAll(() => rm(directory, { recursive: true }));

const read = async (path: string) => {
  const answer = await app.request(path);
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
  expect(html).toContain('since 1 March 2026 at 13:00, and still so');
  expect(html).toContain('#007A33');
  expect(html).toContain(`href="/en/brand/versions/${red}"`);
  expect(html).toContain(`href="/en/brand/versions/${red}/${green}"`);
});

test('a version can be cited value by value, with its own files and marks', async () => {
  const html = await read(`/brand/versions/${red}`);
  expect(html).toContain('id="colors-ring-hex"');
  expect(html).toContain('#DA0024');
  expect(html).not.toContain('#007A33');
  expect(html).toContain(`src="/brand/${red}/logos/wordmark-on-white.svg"`);
  expect(html).toContain(`href="/brand/${red}/tokens.css"`);
});

test('what nobody ever was is nowhere', async () => {
  for (const path of ['/0123456789', `/${red}/0123456789`, '/history.json', '/..%2Fhistory'])
    expect((await app.request(`/brand/versions${path}`)).status, path).toBe(404);
});

test('the feed has each change', async () => {
  const feed = await read('/en/brand/changes.atom');
  expect(feed).toContain('colors.ring.hex: #DA0024 → #007A33');
  expect(feed).toContain(
    `<link rel="alternate" type="text/html" href="${siteUrl}/en/brand/versions/${green}"/>`,
  );
});
