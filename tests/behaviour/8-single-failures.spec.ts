import type { BrowserContext, Page } from '@playwright/test';
import { consoleOf, shownPage } from '../support/navigation.ts';
import { expect, test } from '../support/under-test.ts';

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
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport });
  const first = await context.newPage();
  const asked = new Set<string>();
  first.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (failing.test(pathname)) asked.add(pathname);
  });
  await visit(first);
  await context.close();
  // Early module, app, what navigates, both layouts, a payload each, manifest and build at the least.
  expect(asked.size).toBeGreaterThan(15);
  const waiting = [...asked];
  // Most of a visit is waiting for nothing more to come: several wait together.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        await visitWithout(path, await browser.newContext({ baseURL: baseURL ?? '', viewport }));
    }),
  );
});

async function visitWithout(path: string, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const lines = consoleOf(page);
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.abort(),
  );
  await test.step(path, () => visit(page));
  const unexpected = lines.filter((line) => !expected.test(line));
  expect(unexpected, path).toEqual([]);
  expect(lines.filter((line) => line.startsWith('warning')).length, path).toBeLessThanOrEqual(2);
  await context.close();
}
