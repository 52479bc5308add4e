import type { Page } from '@playwright/test';
import { parse } from 'parse5';
import { open, shownPage, traverseTo, untilShown } from '../support/navigation.ts';
import { allPages, type SpecifiedPage } from '../support/pages-of-the-specification.ts';
import { attributesOf, elementsIn } from '../support/sent-links.ts';
import { scriptsIn, structuredDataIn, structuredDataProblems } from '../support/structured-data.ts';
import { ask, expect, siteUrl, test } from '../support/under-test.ts';

const productPath = '/demo/shop/product-detail';

test('structured data: every page’s is in order by its validator, and tells where the page is', async () => {
  for (const page of allPages) {
    const { text } = await ask(page.address, { headers: { cookie: `i18n_redirected=${page.locale}` } });
    expect(await structuredDataProblems(text), page.address).toEqual([]);
    expect(scriptsIn(text), page.address).toHaveLength(1);
    const things = structuredDataIn(text);
    const kinds = things.map((thing) => thing['@type']);
    if (page.path === '/') {
      expect(kinds, page.address).toEqual(['Organization', 'WebSite']);
      continue;
    }
    expect(kinds[0], page.address).toBe('BreadcrumbList');
    const steps: unknown = things[0]?.itemListElement;
    expect(steps, page.address).toMatchObject([
      { position: 1, item: siteUrl() + (page.locale === 'de' ? '/' : '/en') },
      { position: 2, item: siteUrl() + page.address },
    ]);
  }
});

test('structured data: the validator finds what is broken', async () => {
  const { text } = await ask(productPath);
  const broken = async (from: RegExp, to: string) => {
    const changed = text.replaceAll(from, to);
    expect(changed).not.toBe(text);
    return (await structuredDataProblems(changed)).join('\n');
  };
  expect(await broken(/"price":[\d.]+,/g, '')).toContain('"price"');
  expect(await broken(/"name":"[^"]*",/g, '')).toContain('"name"');
  expect(await broken(/"priceCurrency"/g, '"currencyOfPrice"')).toContain('currencyOfPrice');
  expect(await broken(/"@type":"ProductGroup"/g, '"@type":"ProductFamily"')).toContain('ProductFamily');
  expect(await broken(/"@graph":\[/g, '"@graph":[,')).not.toBe('');
});

test('structured data: a product with its variants, at the language’s price and at addresses that choose them', async () => {
  for (const [address, price, priceCurrency, color] of [
    [productPath, 94.95, 'EUR', 'Weiß'],
    [`/en${productPath}`, 84.95, 'GBP', 'White'],
  ] as const) {
    const products = structuredDataIn((await ask(address)).text).slice(1);
    // The shirt is on the page twice, and the remnants have no price.
    expect(products.map((thing) => thing['@type'])).toEqual(['ProductGroup', 'Product', 'ProductGroup']);
    const url = (variant: string) => `${siteUrl()}${address}?variant=${variant}`;
    expect(products[0]).toMatchObject({
      brand: { name: 'VfB' },
      hasVariant: [
        { color, offers: { price, priceCurrency, url: url('home'), availability: /InStock$/ } },
        { offers: { price, priceCurrency, url: url('away'), availability: /PreOrder$/ } },
        { offers: { price, priceCurrency, url: url('third'), availability: /SoldOut$/ } },
      ].map((variant) => ({
        ...variant,
        offers: { ...variant.offers, availability: expect.stringMatching(variant.offers.availability) },
      })),
    });
  }
});

test('structured data: what a navigation inside the app leads to has none of the page before', async ({
  page,
}) => {
  await open(page, productPath);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  await shownPage(page).locator('a[data-language-switch]').click();
  await untilShown(page, `/en${productPath}`);
  await expect(data).toHaveCount(0);
  await traverseTo(page, -1, productPath);
  await expect(data).toHaveCount(1);
});

test('Open Graph: every page says what it is, where, in which languages, and what stands for it', async () => {
  for (const page of allPages) {
    const { text } = await ask(page.address, { headers: { cookie: `i18n_redirected=${page.locale}` } });
    await expectOpenGraph(text, page);
  }
});

test('Open Graph: it follows navigations inside the app', async ({ page }) => {
  await open(page, '/strategie');
  await page.locator('header nav a[href="/ds-index"]').click();
  await untilShown(page, '/ds-index');
  await expectOpenGraph(await headOf(page), { path: '/ds-index', locale: 'de', address: '/ds-index' });
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
  }, productPath);
  await untilShown(page, productPath);
  await expectOpenGraph(await headOf(page), { path: productPath, locale: 'de', address: productPath });
});

async function headOf(page: Page): Promise<string> {
  return `<html>${await page.evaluate(() => document.head.outerHTML)}<body></body></html>`;
}

async function expectOpenGraph(
  html: string,
  { path, locale, address }: Pick<SpecifiedPage, 'path' | 'locale' | 'address'>,
): Promise<void> {
  const isProduct = path === productPath;
  const tags = [...elementsIn(parse(html))].map(attributesOf).flatMap((attributes) => {
    const property = attributes.get('property');
    return property === undefined ? [] : [[property, attributes.get('content')] as const];
  });
  const price = locale === 'de' ? ['94.95', 'EUR'] : ['84.95', 'GBP'];
  const text = expect.stringMatching(/\S/);
  expect(Object.fromEntries(tags), address).toEqual({
    'og:title': text,
    'og:description': text,
    'og:site_name': expect.stringMatching(/^VfB \S/),
    'og:type': isProduct ? 'product' : 'website',
    'og:url': siteUrl() + address,
    'og:locale': locale === 'de' ? 'de_DE' : 'en_GB',
    'og:locale:alternate': locale === 'de' ? 'en_GB' : 'de_DE',
    'og:image': expect.stringMatching(
      /^http:\/\/localhost:\d+(\/media\/.+\.share-50-50\.jpg$|(\/en)?\/polls\/.+\/share\.png\?v=)/,
    ),
    'og:image:type': expect.stringMatching(/^image\/(?:jpeg|png)$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': text,
    ...(isProduct ? { 'product:price:amount': price[0], 'product:price:currency': price[1] } : {}),
  });
  // Each once.
  expect(new Set(tags.map(([property]) => property)).size, address).toBe(tags.length);
}
