import type { BrowserContext, Page } from '@playwright/test';
import { consoleOf, shownPage } from '../support/navigation.ts';
import { expect, siteUrl, test } from '../support/under-test.ts';

/** Wide enough for the header's links, and low, because transitions paint the whole window. */
const viewport = { width: 1280, height: 240 };

/** Requests to fail one at a time: scripts, their stylesheets, payloads, files below `/builds`. */
const failing = /\/assets\/(?!joined).*\.(js|css)$|\/_payload\.js|\/builds\//;

const expected =
  /^(error: Failed to load resource|warning: \[site\] |error: \[site\] Error fetching app manifest)/;

/** Visits a page, waits for everything that loads by itself, and follows a link to another layout. */
async function visit(page: Page): Promise<void> {
  await page.goto('/demo/headline', { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await shownPage(page).locator('header nav a[href="/strategie"]').click();
  // Without the navigation script it is a document load, which is slow on a busy machine.
  await expect(shownPage(page).locator('h1')).toHaveText('Der Ring bleibt.', { timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
}

test('8.7 failures: whatever single request fails, the page can be used, and the console shows only what it should', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  // Visits don't affect each other: a cached address fails all the same.
  const still = await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' });
  const moving = await browser.newContext({ baseURL: baseURL ?? '', viewport });
  const without = await askedFor(still);
  const withMotion = await askedFor(moving);
  // At least: early module, app, navigation, both layouts, a payload each, manifest and build.
  expect(without.size).toBeGreaterThan(15);
  // Animations cost CPU, so they only run for the requests that exist because of them.
  const visits = [
    ...[...without].map((path) => [path, still] as const),
    ...[...withMotion].filter((path) => !without.has(path)).map((path) => [path, moving] as const),
  ];
  // A visit mostly waits for network idle, so two run in parallel.
  await Promise.all(
    Array.from({ length: 2 }, async () => {
      for (let next = visits.pop(); next; next = visits.pop()) await visitWithout(...next);
    }),
  );
  await still.close();
  await moving.close();
});

async function askedFor(context: BrowserContext): Promise<Set<string>> {
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (failing.test(pathname)) asked.add(pathname);
  });
  await visit(page);
  await page.close();
  return asked;
}

async function visitWithout(path: string, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const lines = consoleOf(page);
  // Idle-time prefetches are not part of every visit.
  let hasCome = false;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === path) hasCome = true;
  });
  // Blocked in the browser: a route would send every request through the test.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // An exact match: the page in the other language may be prefetched once this one has loaded.
  const address = siteUrl() + path;
  await session.send('Network.setBlockedURLs', { urls: [address, `${address}?*`] });
  await test.step(path, () => visit(page));
  expect(hasCome, path).toBe(false);
  const unexpected = lines.filter((line) => !expected.test(line));
  expect(unexpected, path).toEqual([]);
  const warnings = lines.filter((line) => line.startsWith('warning'));
  expect(warnings.length, `${path}\n${warnings.join('\n')}`).toBeLessThanOrEqual(2);
  await page.close();
}
