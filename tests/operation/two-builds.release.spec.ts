import { type Browser, expect, type Page, test } from '@playwright/test';
import { buildChangedSite } from '../support/changed-site.ts';
import { Haproxy, haproxyIsMissing } from '../support/haproxy.ts';
import { consoleOf, followLink, markDocument, shownPage, untilShown } from '../support/navigation.ts';
import { startObjectStorage } from '../support/object-storage.ts';
import { copyOfSeededData, Product, until } from '../support/product.ts';
import { untilAwake } from '../support/under-test.ts';

/* A rolling update as visitors experience it: requests alternate between sites of two builds. */

/** The later build's changes: a rule of every page's stylesheet, a line of the early module, a line of what a touch loads. */
const changes = [
  {
    file: 'src/brand/base.css',
    from: '@layer reset {\n',
    to: '@layer reset {\n  html { --of-build: later; }\n',
  },
  {
    file: 'src/site/early/early.ts',
    from: '\nstartMotion();',
    to: "\nstartMotion();\ndocument.documentElement.dataset.earlyOf = 'later';",
  },
  {
    file: 'src/site/touch/touched.ts',
    from: 'export function answer(): void {\n',
    to: "export function answer(): void {\n  document.documentElement.dataset.touchedOf = 'later';\n",
  },
];

const visitedPages = ['/strategie', '/demo/gallery', '/ds-index', '/demo/poll'];

test('sites of two builds behind one balancer: whoever answers, a document has its own style and script', async ({
  browser,
}) => {
  test.skip(haproxyIsMissing !== undefined, haproxyIsMissing);
  const [later, data, ...homes] = await Promise.all([
    buildChangedSite(changes),
    copyOfSeededData(),
    copyOfSeededData(),
    copyOfSeededData(),
  ]);
  const [bucket, proxy] = await Promise.all([startObjectStorage(), Haproxy.create()]);
  const content = await Product.create({ dataDir: data.path });
  const environment = {
    SITE_URL: proxy.siteUrl,
    CONTENT_API_BASE: content.contentUrl,
    S3_BUCKET: bucket.place.bucket,
    S3_ENDPOINT: bucket.place.endpoint ?? '',
    S3_ACCESS_KEY_ID: bucket.place.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.place.secretAccessKey,
  };
  const [homeOne, homeTwo] = homes;
  if (!homeOne || !homeTwo) throw new Error('There are not two homes.');
  const sites = [
    await Product.create({ dataDir: homeOne.path, environment }),
    await Product.create({ dataDir: homeTwo.path, environment, sources: later.path }),
  ] as const;
  try {
    await content.startContent();
    await Promise.all(sites.map((site) => site.startSite()));
    proxy.start({
      sites: [sites[0].port, sites[1].port],
      content: [content.contentPort, content.contentPort],
    });
    const buildOf = async (origin: string) => {
      const html = await (await fetch(`${origin}/strategie`)).text();
      return /data-build="(\w+)"/.exec(html)?.[1] ?? '';
    };
    await until('visitors reach a site', async () => (await buildOf(proxy.siteUrl).catch(() => '')) !== '');
    const laterBuild = await buildOf(sites[1].siteUrl);
    expect(await buildOf(sites[0].siteUrl)).not.toBe(laterBuild);

    const seen = { earlier: 0, later: 0, insideTheApp: 0, byDocument: 0 };
    const isMissing = () => Object.values(seen).some((times) => times === 0);
    for (let visit = 0; visit < 4 || (visit < 12 && isMissing()); visit += 1) {
      // Otherwise the turn would depend on the previous page's number of requests.
      if (visit % 2 === 1) await fetch(`${proxy.siteUrl}/robots.txt`);
      const { page, problems, close } = await newVisitor(browser);
      await page.goto(`${proxy.siteUrl}${visitedPages[visit % visitedPages.length]}`);
      seen[await wholeDocument(page, laterBuild)] += 1;
      for (const path of visitedPages.slice(0, 3)) {
        if (new URL(page.url()).pathname === path) continue;
        const isSame = await markDocument(page);
        await followLink(page, path);
        await untilShown(page, path);
        await expect(shownPage(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
        seen[(await isSame()) ? 'insideTheApp' : 'byDocument'] += 1;
        await wholeDocument(page, laterBuild);
      }
      expect(problems()).toEqual([]);
      await close();
    }
    expect(isMissing(), JSON.stringify(seen)).toBe(false);
  } finally {
    await proxy.end();
    await Promise.all([content, ...sites].map((product) => product.stop()));
    await bucket.remove();
    await Promise.all([later, data, ...homes].map((directory) => directory.remove()));
  }
});

async function newVisitor(
  browser: Browser,
): Promise<{ page: Page; problems: () => string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-DE' });
  const page = await context.newPage();
  const missing: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && /^\/(assets|media)\//.test(pathname))
      missing.push(`${response.status()} ${pathname}`);
  });
  const lines = consoleOf(page);
  const uncaught = () => lines.filter((line) => line.startsWith('uncaught'));
  return { page, problems: () => [...missing, ...uncaught()], close: () => context.close() };
}

async function wholeDocument(page: Page, laterBuild: string): Promise<'earlier' | 'later'> {
  await untilAwake(page);
  const root = page.locator('html');
  const build = (await root.getAttribute('data-build')) === laterBuild ? 'later' : 'earlier';
  const found = await root.evaluate((element) => ({
    style: getComputedStyle(element).getPropertyValue('--of-build') || 'earlier',
    early: element.dataset.earlyOf ?? 'earlier',
    touched: element.dataset.touchedOf ?? 'earlier',
  }));
  expect(found).toEqual({ style: build, early: build, touched: build });
  return build;
}
