import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { frozenMoment } from '../support/frozen-moment.ts';
import { Product, temporaryDirectory, until } from '../support/product.ts';
import { contentForSecondSite } from '../support/second-site.ts';
import { asSiteUnderTest, test as base, contentUrl, expectOnlyRecordedNames } from '../support/under-test.ts';

export const pageWindow = { width: 1280, height: 800 };

/** Makes rendering reproducible on every machine with the same browser. */
const stillPictures = {
  viewport: pageWindow,
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  timezoneId: 'Europe/Berlin',
} as const;

interface Fixtures {
  frozenSite: string;
  contextIn: (locale: string | undefined) => Promise<BrowserContext>;
}

/**
 * Playwright's test with a site whose clock is frozen, so that polls stay open or closed. One per worker; all use the
 * shared content backend.
 */
export const test = base.extend<object, Fixtures>({
  frozenSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are wanted
    async ({}, use) => {
      const seeded = process.env.SEEDED_DATA_DIR;
      if (!seeded) throw new Error('SEEDED_DATA_DIR is not set. Run the tests with npm test.');
      const data = await temporaryDirectory();
      await cp(join(seeded, 'secrets.json'), join(data.path, 'secrets.json'));
      await symlink(resolve(seeded, 'media'), join(data.path, 'media'));
      // The closed poll's votes.
      await cp(join(seeded, 'ballots.sqlite'), join(data.path, 'ballots.sqlite'));
      const content = await contentForSecondSite(contentUrl());
      const site = await Product.create({
        dataDir: data.path,
        environment: {
          CONTENT_API_BASE: content.url,
          // Pages that show the site's origin must not depend on the port.
          SITE_URL: 'http://heimspiel.example',
          NODE_OPTIONS: `--import ${new URL('../support/frozen-clock.ts', import.meta.url)}`,
        },
      });
      await site.startSite();
      const headers = await asSiteUnderTest();
      await until('the site with the frozen clock has the newest content', async () => {
        const paths = await fetch(`${contentUrl()}/sk/v1/paths`, { headers }).then((answer) => answer.json());
        const health = await fetch(`${site.siteUrl}/health`).then((answer) => answer.json());
        return paths.version === health.content.version;
      });
      await use(site.siteUrl);
      await site.stop();
      content.close();
      await data.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // One context per language: shared resources are loaded once. The pages store nothing visible.
  contextIn: [
    async ({ browser, frozenSite }, use) => {
      const contexts = new Map<string | undefined, BrowserContext>();
      await use(async (locale) => {
        const existing = contexts.get(locale);
        if (existing) return existing;
        const context = await browser.newContext({ ...stillPictures, locale, baseURL: frozenSite });
        await context.clock.setFixedTime(frozenMoment);
        contexts.set(locale, context);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ contextIn, locale }, use) => {
    const context = await contextIn(locale);
    await use(context);
    await expectOnlyRecordedNames(context);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
