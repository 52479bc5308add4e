import type { Page } from '@playwright/test';
import {
  consoleOf,
  followLink,
  goTo,
  markDocument,
  open,
  requestsFor,
  shownPage,
  untilShown,
} from '../support/navigation.ts';
import { countLoads } from '../support/outdated-page.ts';
import { ask, expect, test } from '../support/under-test.ts';

const payload = /\/_payload\.js/;

/** Turns off the prefetch of links in view, so that only other requests below `_payload.js` remain. */
async function withoutLooking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

async function versions(page: Page): Promise<{ build: string | null; content: string }> {
  const { content }: { content: string } = JSON.parse((await ask('/builds/latest.json?0')).text);
  return { build: await page.locator('html').getAttribute('data-build'), content };
}

test.describe('7.4 payload', () => {
  test('7.4 payload: a page is asked for once, with build and content version', async ({ page }) => {
    await withoutLooking(page);
    await open(page, '/ds-index');
    const { build, content } = await versions(page);
    const asked = requestsFor(page, payload);
    const isSame = await markDocument(page);
    await goTo(page, '/strategie');
    await goTo(page, '/ds-index');
    await goTo(page, '/strategie');
    await goTo(page, '/');
    await goTo(page, '/en');
    expect(asked.map((address) => new URL(address).pathname + new URL(address).search)).toEqual([
      `/strategie/_payload.js?${build}-${content}`,
      `/_payload.js?${build}-${content}`,
      `/en/_payload.js?${build}-${content}`,
    ]);
    expect(await isSame()).toBe(true);
  });

  test('7.4 payload: a path that has none is not asked for one, and neither is the same path', async ({
    page,
  }) => {
    await withoutLooking(page);
    await open(page, '/ds-index');
    const asked = requestsFor(page, payload);
    await followLink(page, '/ds-index?a=1');
    await page.waitForURL('**/ds-index?a=1');
    await followLink(page, '/gibt-es-nicht');
    await untilShown(page, '');
    expect(asked).toEqual([]);
  });

  for (const [name, status] of [
    ['404', 404],
    ['no answer', undefined],
  ] as const) {
    test(`7.4 payload: with ${name} there is one warning, and the page comes from its document`, async ({
      page,
    }) => {
      await withoutLooking(page);
      await open(page, '/ds-index');
      await page.route(/\/strategie\/_payload\.js/, (route) =>
        status ? route.fulfill({ status, body: '' }) : route.abort(),
      );
      const lines = consoleOf(page);
      const asked = requestsFor(page, /\/strategie$/);
      const isSame = await markDocument(page);
      await goTo(page, '/strategie');
      await expect(shownPage(page).locator('h1')).toHaveText('Der Ring bleibt.');
      await expect(shownPage(page).locator('header nav a[href="/ds-index"]')).toBeVisible();
      expect(asked).toHaveLength(1);
      // Chromium logs the failed request itself.
      const ours = lines.filter((line) => !line.startsWith('error: Failed to load resource'));
      expect(ours).toHaveLength(1);
      expect(ours[0]).toMatch(/^warning: \[site\] Cannot load payload \/strategie\/_payload\.js\?/);
      expect(await isSame()).toBe(true);
    });
  }

  test('7.4 payload: where another build answers, the link loads the document', async ({ page }) => {
    await withoutLooking(page);
    await open(page, '/ds-index');
    await page.route(/\/strategie\/_payload\.js/, (route) => route.fulfill({ status: 409, body: '' }));
    await page.route('**/builds/latest.json?*', (route) =>
      route.fulfill({ json: { id: 'another', timestamp: 1, content: 'another' } }),
    );
    const loads = countLoads(page);
    await followLink(page, '/strategie?a=1#b');
    await expect.poll(loads).toHaveLength(1);
    expect(loads()[0]).toMatch(/\/strategie\?a=1/);
    await expect(shownPage(page).locator('h1')).toHaveText('Der Ring bleibt.');
  });

  test('7.4 payload: where neither payload nor document can be read, the link loads the document', async ({
    page,
  }) => {
    await withoutLooking(page);
    await open(page, '/en/ds-index');
    await page.route(/\/strategie/, (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.abort(),
    );
    const loads = countLoads(page);
    await followLink(page, '/en/strategie?a=1#b');
    await expect.poll(loads).toHaveLength(1);
    expect(loads()[0]).toMatch(/\/en\/strategie\?a=1/);
    await expect(shownPage(page).locator('h1')).toHaveText('The ring holds.');
  });

  test('7.4 payload: an error that the site answers with is shown without a document load', async ({
    page,
  }) => {
    await withoutLooking(page);
    await open(page, '/en/ds-index');
    const { body, headers } = await page.request
      .get('/en/gibt-es-nicht')
      .then(async (answer) => ({ body: await answer.text(), headers: answer.headers() }));
    await page.route(/\/strategie/, (route) => route.fulfill({ status: 503, headers, body }));
    const isSame = await markDocument(page);
    await followLink(page, '/en/strategie');
    await untilShown(page, '');
    await expect(page).toHaveTitle(/^404/);
    await page.unroute(/\/strategie/);
    await shownPage(page).locator('main a[href="/en"]').click();
    await untilShown(page, '/en');
    await goTo(page, '/en/strategie');
    await expect(shownPage(page).locator('[data-error-variant]')).toHaveCount(0);
    expect(await isSame()).toBe(true);
  });

  test('7.4 payload: what links in sight lead to is loaded ahead, each once', async ({ page }) => {
    const asked = requestsFor(page, payload);
    await open(page, '/ds-index');
    const ahead = () => asked.map((address) => new URL(address).pathname);
    const { build, content } = await versions(page);
    await expect.poll(ahead).toContain('/strategie/_payload.js');
    expect(ahead()).not.toContain('/impressum/_payload.js');
    expect(ahead()).not.toContain('/ds-index/_payload.js');
    expect(asked.every((address) => address.endsWith(`?${build}-${content}`))).toBe(true);
    await shownPage(page).locator('footer a[href="/impressum"]').first().scrollIntoViewIfNeeded();
    await expect.poll(ahead).toContain('/impressum/_payload.js');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(new Set(ahead()).size).toBe(ahead().length);
    const before = asked.length;
    await shownPage(page).locator('header nav a[href="/strategie"]').click();
    await untilShown(page, '/strategie');
    expect(asked.slice(before).filter((address) => /\/\/[^/]+\/strategie\//.test(address))).toEqual([]);
  });

  for (const [name, connection] of [
    ['with data saver', { saveData: true, effectiveType: '4g' }],
    ['on 2g', { saveData: false, effectiveType: '2g' }],
    ['on slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const) {
    test(`7.4 payload: ${name} nothing is loaded ahead`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const asked = requestsFor(page, payload);
      await open(page, '/ds-index');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
  }

  test('7.4 payload: what can’t be loaded ahead is one warning', async ({ page }) => {
    await page.route(/\/strategie\/_payload\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    const lines = consoleOf(page);
    await open(page, '/ds-index');
    const warnings = () => lines.filter((line) => line.startsWith('warning: [site]'));
    await expect.poll(warnings).toHaveLength(1);
    expect(warnings()[0]).toMatch(/^warning: \[site\] Error preloading payload for \/strategie/);
    expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });
});
