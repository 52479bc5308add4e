import { beforeAll, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { kit } from '#site/kit/kit-pages.tsx';
import { BrandFiles } from './brand/brand-files.ts';
import { DevelopmentAssets } from './development-assets.ts';
import { kitRoutes } from './kit-routes.tsx';
import { Renderer } from './pages/render.tsx';

let app: ReturnType<typeof kitRoutes>;

beforeAll(async () => {
  const brands = { current: new BrandFiles(brand, 'http://localhost') };
  const traits = { origin: 'http://localhost', listed: true, reloadMode: 'navigation', brands } as const;
  const renderer = await Renderer.create(new DevelopmentAssets('/early.js'), traits);
  app = kitRoutes({ content: { settings: undefined }, renderer });
});

const paths = ['/demo/ui', ...[...kit.keys()].map((name) => `/demo/ui/${name}`)];

test.each(locales.flatMap((locale) => paths.map((path) => [localizedPath(path, locale), locale] as const)))(
  '%s is a page in its language, and in no search',
  async (address, locale) => {
    const answer = await app.request(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
  },
);

test('the index leads to every control', async () => {
  const html = await (await app.request('/en/demo/ui')).text();
  for (const name of kit.keys()) expect(html).toContain(`href="/en/demo/ui/${name}"`);
});

test.each(['nope', '__proto__', 'constructor', 'button/more'])(
  'there is none of the name %s',
  async (name) => {
    expect((await app.request(`/demo/ui/${name}`)).status).toBe(404);
  },
);
