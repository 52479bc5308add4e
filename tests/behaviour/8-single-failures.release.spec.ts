import type { BrowserContext, Page } from '@playwright/test';
import { consoleOf, shownPage } from '../support/navigation.ts';
import { expect, siteUrl, test } from '../support/under-test.ts';

/** Wide enough for the header's links, and low: the transition draws the whole window, and nobody looks. */
const viewport = { width: 1280, height: 240 };

/** What may fail one at a time: scripts, their stylesheets, payloads, what is asked below `/builds`. */
const failing = /\/assets\/(?!joined).*\.(js|css)$|\/_payload\.js|\/builds\//;

const expected =
  /^(error: Failed to load resource|warning: \[site\] |error: \[site\] Error fetching app manifest)/;

/** Visits a page, waits until everything that comes by itself has come, and follows a link to another layout. */
async function visit(page: Page): Promise<void> {
  await page.goto('/demo/headline', { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await shownPage(page).locator('header nav a[href="/strategie"]').click();
  // Without what navigates it is a document, which a busy machine takes its time to load.
  await expect(shownPage(page).locator('h1')).toHaveText('Der Ring bleibt.', { timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
}

test('8.7 failures: whatever single request fails, the page can be used, and the console shows only what it should', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  // A failure takes nothing from the next visit: what the browser has kept of an address fails with it all the same.
  const still = await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' });
  const moving = await browser.newContext({ baseURL: baseURL ?? '', viewport });
  const without = await askedFor(still);
  const withMotion = await askedFor(moving);
  // Early module, app, what navigates, both layouts, a payload each, manifest and build at the least.
  expect(without.size).toBeGreaterThan(15);
  // What moves is drawn again and again: only what is asked for the sake of motion fails while something does.
  const visits = [
    ...[...without].map((path) => [path, still] as const),
    ...[...withMotion].filter((path) => !without.has(path)).map((path) => [path, moving] as const),
  ];
  // Much of a visit is waiting for nothing more to come: two wait together.
  await Promise.all(
    Array.from({ length: 2 }, async () => {
      for (let next = visits.pop(); next; next = visits.pop()) await visitWithout(...next);
    }),
  );
  await still.close();
  await moving.close();
});

/** The paths that may fail of what a visit asks for. */
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
  // What is loaded ahead while nothing else happens is not asked for in every visit.
  let hasCome = false;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === path) hasCome = true;
  });
  // By the browser itself: a route would have every request of the visit ask the test.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // To the letter: the same page in the other language may be loaded ahead once this one is there.
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
