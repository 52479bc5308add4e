import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { frozenMoment } from '../support/frozen-moment.ts';
import { Product, temporaryDirectory, until } from '../support/product.ts';
import { asSiteUnderTest, test as base, contentUrl } from '../support/under-test.ts';

/**
 * Playwright's test with a site whose clock stands still, so that a poll is open or closed for ever.
 * Each worker has one; all read from the content backend that every test shares.
 */
export const test = base.extend<object, { frozenSite: string }>({
  frozenSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are wanted
    async ({}, use) => {
      const seeded = process.env.SEEDED_DATA_DIR;
      if (!seeded) throw new Error('SEEDED_DATA_DIR is not set. Run the tests with npm test.');
      const data = await temporaryDirectory();
      await cp(join(seeded, 'secrets.json'), join(data.path, 'secrets.json'));
      await symlink(resolve(seeded, 'media'), join(data.path, 'media'));
      // What the closed poll has come to.
      await cp(join(seeded, 'ballots.sqlite'), join(data.path, 'ballots.sqlite'));
      const site = await Product.create({
        dataDir: data.path,
        environment: {
          CONTENT_API_BASE: contentUrl(),
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
      await data.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ frozenSite }, use) => use(frozenSite),
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(frozenMoment);
    await use(page);
  },
});
