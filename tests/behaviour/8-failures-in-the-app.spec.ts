import type { Page, Route } from '@playwright/test';
import {
  consoleOf,
  followLink,
  goTo,
  markDocument,
  open,
  shownPage,
  untilShown,
} from '../support/navigation.ts';
import {
  announceNewBuild,
  changeDocuments,
  countLoads,
  immediate,
  untilReloaded,
  untilToldOfBuild,
} from '../support/outdated-page.ts';
import { changeHtml } from '../support/payload-module.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

/** Neither the payload of this page nor its document can be read, other than by a document load. */
const target = '/demo/accordion';

async function withholdTarget(page: Page): Promise<void> {
  await page.route(new RegExp(target), (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort(),
  );
}

const firstField = (page: Page) => shownPage(page).locator('input:not([type="hidden"]), textarea').first();

test.describe('8.4 chunk failure', () => {
  test('8.4 chunk failure: an island that can’t be loaded stays as it is, and the next link loads its document', async ({
    page,
  }) => {
    await page.route(/\/assets\/(?:sending-form|form\.island)-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/demo/form');
    const failed = page.waitForEvent('requestfailed');
    await firstField(page).fill('Nordkurve');
    await failed;
    await expect(firstField(page)).toHaveValue('Nordkurve');
    const loads = countLoads(page);
    await shownPage(page).locator('footer a[href="/impressum"]').first().click();
    await expect.poll(loads).toHaveLength(1);
    await expect(shownPage(page).locator('h1')).toHaveText('Impressum');
  });

  test(
    '8.4 chunk failure: without the styles of a view the page is shown all the same',
    release,
    async ({ page }) => {
      await open(page, '/ds-index');
      await page.route(/\/assets\/.*accordion-[^/]*\.css$/, (route) => route.abort());
      const isSame = await markDocument(page);
      await goTo(page, target);
      await expect(shownPage(page).locator('summary').first()).toBeVisible();
      expect(await isSame()).toBe(true);
    },
  );

  test('8.4 chunk failure: what was typed before survives the document that is loaded', async ({ page }) => {
    await open(page, '/demo/form');
    await firstField(page).fill('Nordkurve');
    await withholdTarget(page);
    await untilReloaded(page, () => followLink(page, target));
    await expect(shownPage(page)).toHaveAttribute('data-page', target);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/demo/form');
    await expect(firstField(page)).toHaveValue('Nordkurve');
  });

  test('8.4 chunk failure: in immediate mode the target is loaded at once', release, async ({ page }) => {
    await changeDocuments(page, immediate);
    await open(page, '/ds-index');
    await withholdTarget(page);
    const loads = countLoads(page);
    await untilReloaded(page, () => followLink(page, target));
    expect(loads()).toHaveLength(1);
    expect(loads()[0]).toContain(target);
  });
});

test(
  '8.4 chunk failure: a transition between documents that the browser leaves out is no failure, others are',
  release,
  async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto('/impressum');
    await page.evaluate(() => {
      void Promise.reject(
        new DOMException('Transition was aborted because of something', 'InvalidStateError'),
      );
      void Promise.reject(new Error('Something else'));
    });
    await expect.poll(() => lines).toContain('uncaught: Something else');
    expect(lines.filter((line) => line.includes('Transition'))).toEqual([]);
  },
);

test.describe('8.5 reload guard', () => {
  test('8.5 reload guard: where it is closed the page that was there stays, with its address', async ({
    page,
  }) => {
    await open(page, '/ds-index');
    await withholdTarget(page);
    await page.evaluate(
      (path) =>
        sessionStorage.setItem('heimspiel:reload', JSON.stringify({ path, expires: Date.now() + 10_000 })),
      target,
    );
    const isSame = await markDocument(page);
    const lines = consoleOf(page);
    await followLink(page, target);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ds-index');
    await expect(shownPage(page)).toHaveAttribute('data-page', '/ds-index');
    expect(await isSame()).toBe(true);
    await expect(page.locator('[role="progressbar"]')).toHaveCount(0);
    const ours = lines.filter((line) => !line.startsWith('error: Failed to load resource'));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatch(/^warning: \[site\] Cannot load payload/);
    // Everything else keeps working.
    await goTo(page, '/demo/headline').catch(() => undefined);
    await expect(shownPage(page).locator('h1')).toBeVisible();
  });
});

test.describe('8.6 new build', () => {
  test('8.6 new build: the next link loads its document, and what was typed is there on return', async ({
    page,
  }) => {
    const announce = await announceNewBuild(page);
    await open(page, '/demo/form');
    await firstField(page).fill('Nordkurve');
    const told = untilToldOfBuild(page);
    announce();
    await told;
    const loads = countLoads(page);
    await followLink(page, '/strategie?a=1#b');
    await expect.poll(loads).toHaveLength(1);
    expect(loads()[0]).toContain('/strategie?a=1');
    await expect(shownPage(page).locator('h1')).toHaveText('Der Ring bleibt.');
    await page.goBack();
    await expect(firstField(page)).toHaveValue('Nordkurve');
  });

  test('8.6 new build: Back within the document loads the document, too', release, async ({ page }) => {
    const announce = await announceNewBuild(page);
    await open(page, '/ds-index');
    await goTo(page, '/strategie');
    const told = untilToldOfBuild(page);
    announce();
    await told;
    const loads = countLoads(page);
    await page.evaluate(() => history.back());
    await expect.poll(loads).toHaveLength(1);
    expect(loads()[0]).toContain('/ds-index');
    await expect(shownPage(page)).toHaveAttribute('data-page', '/ds-index');
  });

  test(
    '8.6 new build: where the guard is closed the navigation goes on inside the app',
    release,
    async ({ page }) => {
      const announce = await announceNewBuild(page);
      await open(page, '/ds-index');
      const told = untilToldOfBuild(page);
      announce();
      await told;
      await page.evaluate(() =>
        sessionStorage.setItem(
          'heimspiel:reload',
          JSON.stringify({ path: '/strategie', expires: Date.now() + 10_000 }),
        ),
      );
      const isSame = await markDocument(page);
      await goTo(page, '/strategie');
      expect(await isSame()).toBe(true);
    },
  );
});

test.describe('8.7 failures', () => {
  test('8.7 failures: a payload that holds no page is as good as none', async ({ page }) => {
    const spoil = async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: changeHtml(await response.text(), () => '<p>nothing</p>') });
    };
    await page.route(/\/demo\/hero\/_payload\.js/, spoil, { times: 1 });
    // The imprint's first screen has no link to it, which would be prefetched.
    await open(page, '/impressum');
    const isSame = await markDocument(page);
    await goTo(page, '/demo/hero');
    await expect(shownPage(page).locator('h1')).toBeVisible();
    expect(await isSame()).toBe(true);
  });

  test('8.7 failures: from an error page a link leads home without a reload', async ({ page }) => {
    await open(page, '/nope?x=1#y');
    const isSame = await markDocument(page);
    await expect(page.locator('[data-error-variant]')).toHaveAttribute('data-error-variant', 'not-found');
    await page.locator('main a[href="/"]').click();
    await untilShown(page, '/');
    await expect(page.locator('[data-error-variant]')).toHaveCount(0);
    expect(await isSame()).toBe(true);
    await page.evaluate(() => history.back());
    await untilShown(page, '');
    await expect(shownPage(page).locator('[data-error-message]')).toHaveText('Page not found: /nope?x=1#y');
    expect(await isSame()).toBe(true);
  });
});

test('every script withheld, and the whole site reads and navigates', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
  await page.goto('/ds-index');
  for (const address of ['/strategie', '/en/strategie', '/en/ds-index']) {
    await untilReloaded(page, () => page.locator(`header a[href="${address}"]:visible`).first().click());
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.locator('h1')).toBeVisible();
  }
});
