import { expect, type Page, test } from '@playwright/test';
import { buildChangedSite } from '../support/changed-site.ts';
import { followLink, goTo, open, traverseTo, untilShown } from '../support/navigation.ts';
import { copyOfSeededData, Product } from '../support/product.ts';

const empty = 'const pageRules: Readonly<Record<string, PageRules>> = {};';

/** As a club's developer would write them by docs/guides/add-a-page-rule.md. */
const written = `const pageRules: Readonly<Record<string, PageRules>> = {
  '/demo/hero': { redirect: '/demo/gallery' },
  '/demo/logos': { redirect: (to) => ({ path: '/demo/hero', query: { from: to.pathname } }) },
  '/demo/html': { validate: () => false },
  '/demo/form': { validate: async () => ({ statusCode: 410, statusMessage: 'Closed' }) },
  '/demo/media': { validate: async () => true, scrollToTop: false },
};`;

let product: Product;
const removals: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  const sources = await buildChangedSite([{ file: 'src/pages/page-rules.ts', from: empty, to: written }]);
  const data = await copyOfSeededData();
  removals.push(sources.remove, data.remove);
  product = await Product.create({ dataDir: data.path, sources: sources.path });
  await product.start();
});

test.afterAll(async () => {
  await product?.stop();
  for (const remove of removals) await remove();
});

const ask = async (path: string) => {
  const { status, headers } = await fetch(product.siteUrl + path, {
    redirect: 'manual',
    headers: { cookie: 'i18n_redirected=de' },
  });
  return { status, location: headers.get('location') };
};

test('2.6 redirect rule: a developer’s rule leads every document elsewhere, in its language, with query and hash', async () => {
  expect(await ask('/demo/hero?x=1')).toEqual({ status: 302, location: '/demo/gallery?x=1' });
  expect(await ask('/en/Demo/Hero/')).toEqual({ status: 302, location: '/en/demo/gallery' });
  expect(await ask('/en/demo/logos?x=1')).toEqual({
    status: 302,
    location: '/en/demo/hero?from=%2Fen%2Fdemo%2Flogos',
  });
});

test('2.5 validate: a developer’s check keeps documents out, with its status', async () => {
  expect((await ask('/demo/html')).status).toBe(404);
  expect((await ask('/en/demo/form')).status).toBe(410);
  expect((await ask('/demo/media')).status).toBe(200);
  const html = await (await fetch(`${product.siteUrl}/demo/html?a=1`)).text();
  expect(html).toContain('Page Not Found: /demo/html?a=1');
});

test.describe('inside the app', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'de-DE' });

  const openIndex = (page: Page) => open(page, `${product.siteUrl}/ds-index`);

  test('2.6 redirect rule: is followed before anything is loaded, in one entry of the history', async ({
    page,
  }) => {
    await openIndex(page);
    await followLink(page, '/demo/hero?x=1#y');
    await untilShown(page, '/demo/gallery');
    expect(page.url()).toBe(`${product.siteUrl}/demo/gallery?x=1#y`);
    await expect(page.locator('[data-page="/demo/hero"]')).toHaveCount(0);
    await traverseTo(page, -1, '/ds-index');
  });

  test('2.5 validate: keeps a navigation out, at its own address', async ({ page }) => {
    await openIndex(page);
    await followLink(page, '/demo/form');
    await untilShown(page, '');
    await expect(page).toHaveURL(`${product.siteUrl}/demo/form`);
    await expect(page).toHaveTitle(/Closed/);
    await goTo(page, '/ds-index');
    await goTo(page, '/demo/media');
  });

  test('2.8 scroll on navigation: a rule leaves the position alone', async ({ page }) => {
    await openIndex(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await goTo(page, '/demo/media');
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });
});
