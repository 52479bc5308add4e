import type { Page } from '@playwright/test';
import {
  followLink,
  goTo,
  markDocument,
  open,
  shownPage,
  traverseTo,
  untilShown,
} from '../support/navigation.ts';
import { countLoads } from '../support/outdated-page.ts';
import { expect, test } from '../support/under-test.ts';

async function addRules(
  page: Page,
  rules: Readonly<Record<string, { redirect: string } | { byQuery: true }>>,
): Promise<void> {
  await page.route('**/builds/meta/*.json', async (route) => {
    const response = await route.fetch();
    const manifest: { matcher: object } = await response.json();
    await route.fulfill({ json: { ...manifest, matcher: { ...manifest.matcher, static: rules } } });
  });
}

test('2.7 route-rule redirect: a rule leads elsewhere inside the app, and Back skips it', async ({
  page,
}) => {
  await addRules(page, {
    '/alt': { redirect: '/strategie' },
    '/en/alt': { redirect: '/en/strategie?b=2#c' },
  });
  await open(page, '/ds-index');
  const isSame = await markDocument(page);
  await followLink(page, '/alt?x=1#y');
  await untilShown(page, '/strategie');
  expect(page.url()).toMatch(/\/strategie\?x=1#y$/);
  await traverseTo(page, -1, '/ds-index');
  await followLink(page, '/en/alt?x=1#y');
  await untilShown(page, '/en/strategie');
  expect(page.url()).toMatch(/\/en\/strategie\?b=2#c$/);
  await traverseTo(page, -1, '/ds-index');
  expect(await isSame()).toBe(true);
});

test('2.7 route-rule redirect: a former address that only its query tells from a page leads on', async ({
  page,
}) => {
  await addRules(page, { '/ds-index': { byQuery: true } });
  await page.route('**/ds-index?id=7', (route) =>
    route.fulfill({ status: 301, headers: { location: '/impressum' } }),
  );
  await open(page, '/ds-index');
  const isSame = await markDocument(page);
  await followLink(page, '/ds-index?id=7');
  await untilShown(page, '/impressum');
  await goTo(page, '/strategie');
  await followLink(page, '/ds-index?id=7');
  await untilShown(page, '/impressum');
  await followLink(page, '/ds-index?id=8');
  await untilShown(page, '/ds-index');
  expect(await isSame()).toBe(true);
});

for (const [name, target] of [
  ['absolute', (base: string) => `${base}/impressum`],
  ['protocol-relative', (base: string) => `${base.replace(/^https?:/, '')}/impressum`],
] as const) {
  test(`2.7 route-rule redirect: an ${name} address is loaded as a document`, async ({ page, baseURL }) => {
    await addRules(page, { '/alt': { redirect: target(baseURL ?? '') } });
    await open(page, '/ds-index');
    const loads = countLoads(page);
    await followLink(page, '/alt');
    await page.waitForURL('**/impressum');
    expect(loads()).toEqual([`${baseURL}/impressum`]);
    await page.goBack();
    await page.waitForURL('**/ds-index');
  });
}

test('2.13 wait of at most 100 ms: a navigation waits for one frame, not longer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await open(page, '/ds-index');
  await goTo(page, '/impressum');
  await pauseInWait(page, '/ds-index');
  // A frame of the fake clock, and a task.
  await page.clock.runFor(20);
  await expect(shownPage(page)).toHaveAttribute('data-page', '/ds-index');
});

test('2.13 wait of at most 100 ms: the browser pictures the page that is left meanwhile', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.addInitScript(() => {
    document.startViewTransition = new Proxy(document.startViewTransition, {
      apply(begin, self, given) {
        document.documentElement.dataset.begun = '';
        return Reflect.apply(begin, self, given);
      },
    });
  });
  await open(page, '/ds-index');
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  await followLink(page, '/impressum');
  await page.locator('html[data-begun]').waitFor({ state: 'attached' });
  await expect(shownPage(page)).toHaveAttribute('data-page', '/ds-index');
  await page.clock.runFor(20);
  await expect(shownPage(page)).toHaveAttribute('data-page', '/impressum');
});

test('2.13 wait of at most 100 ms: without frames it goes on after 100 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await open(page, '/ds-index');
  await goTo(page, '/impressum');
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await pauseInWait(page, '/ds-index');
  await page.clock.runFor(99);
  await expect(shownPage(page)).toHaveAttribute('data-page', '/impressum');
  await page.clock.runFor(1);
  await expect(shownPage(page)).toHaveAttribute('data-page', '/ds-index');
});

/** Pauses the clock and follows a link. The clock may only resume once the wait has begun. */
async function pauseInWait(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(wait, self, given) {
        if (given[1] === 100) document.documentElement.dataset.waits = '';
        return Reflect.apply(wait, self, given);
      },
    });
  });
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  await followLink(page, address);
  await page.locator('html[data-waits]').waitFor({ state: 'attached' });
}
