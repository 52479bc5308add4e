import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { consoleOf, requestsFor } from '../support/navigation.ts';
import { asSite, copyOfSeededData, Product, temporaryDirectory, until } from '../support/product.ts';
import { SpoilingProxy } from '../support/spoiling-proxy.ts';

const settings = '/sk/v1/project-settings/values';

let content: Product;
let site: Product;
let proxy: SpoilingProxy;
let removeData: () => Promise<void>;

/** A site that can't read its settings, so its documents have none. */
test.beforeAll(async () => {
  const data = await copyOfSeededData();
  const own = await temporaryDirectory();
  removeData = async () => {
    await Promise.all([data.remove(), own.remove()]);
  };
  await cp(join(data.path, 'secrets.json'), join(own.path, 'secrets.json'));
  content = await Product.create({ dataDir: data.path });
  await content.startContent();
  proxy = new SpoilingProxy(content.contentUrl, { path: settings, spoil: () => '{"brand":"none"}' });
  proxy.isSpoiling = true;
  site = await Product.create({
    dataDir: own.path,
    environment: { CONTENT_API_BASE: await proxy.listen() },
  });
  await site.startSite();
  await until('there are pages', async () => (await fetch(`${site.siteUrl}/impressum`)).ok);
});

test.afterAll(async () => {
  proxy.close();
  await Promise.all([site.stop(), content.stop()]);
  await removeData();
});

/** Opens a page and waits until the browser has requested the settings itself. */
async function open(page: Page): Promise<{ asked: string[]; errors: () => string[] }> {
  const lines = consoleOf(page);
  const asked = requestsFor(page, new RegExp(settings));
  await page.goto(`${site.siteUrl}/impressum`);
  await expect(page.locator('h1')).toHaveText('Impressum');
  const errors = () => lines.filter((line) => !line.startsWith('error: Failed to load resource'));
  return { asked, errors };
}

test('7.1 settings: 500 twice: two requests, one error on the console, and the page is whole', async ({
  page,
}) => {
  await page.route(`**${settings}`, (route) => route.fulfill({ status: 500, body: '' }));
  const { asked, errors } = await open(page);
  await expect.poll(errors).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect(errors()[0]).toMatch(/^error: Error fetching menu locations/);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html.loading')).toHaveCount(0);
});

test('7.1 settings: what is no object is a failure, and is not asked for again', async ({ page }) => {
  await page.route(`**${settings}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"brand":' }),
  );
  const { asked, errors } = await open(page);
  await expect.poll(errors).toHaveLength(1);
  expect(asked).toHaveLength(1);
  expect(errors()[0]).toMatch(/^error: Error fetching menu locations/);
});

test('7.1 settings: 500, then 200: two requests, and the page has its navigation', async ({ page }) => {
  const answer = await (
    await fetch(content.contentUrl + settings, { headers: await asSite(content.dataDir) })
  ).json();
  let count = 0;
  await page.route(`**${settings}`, async (route) => {
    count += 1;
    if (count === 1) return route.fulfill({ status: 500, body: '' });
    // The site has them now, too: it reads everything when it starts on an empty disk.
    proxy.isSpoiling = false;
    await site.stop();
    await rm(join(site.dataDir, 'snapshots'), { recursive: true });
    await site.startSite();
    await until('the site has read its settings', async () =>
      (await (await fetch(`${site.siteUrl}/impressum`)).text()).includes('href="/strategie"'),
    );
    return route.fulfill({ json: answer });
  });
  const { asked, errors } = await open(page);
  await expect(page.locator('header nav a[href="/strategie"]')).toBeVisible();
  expect(asked).toHaveLength(2);
  // What else it asked the site for while that was stopped may be told.
  expect(errors().filter((line) => line.includes('menu locations'))).toEqual([]);
});
