import type { Locator, Page } from '@playwright/test';
import { expect, untilAwake } from './under-test.ts';

/** The current page. Kept pages are hidden beside it. */
export function shownPage(page: Page): Locator {
  return page.locator('[data-page]').filter({ visible: true });
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await untilAwake(page);
}

/** Follows a link to this address, which is added to the current page. Doesn't wait. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const main = [...document.querySelectorAll('main')].find((element) => element.checkVisibility());
    const link = document.createElement('a');
    link.href = href;
    link.textContent = href;
    link.dataset.added = '';
    (main ?? document.body).append(link);
    link.click();
  }, address);
}

/**
 * Waits until the page at this address (empty for an error) is shown and laid out, and the transition is over. Checks
 * every frame: `expect` polls ever more slowly, and would lose most of a second.
 */
export async function untilShown(page: Page, address: string): Promise<void> {
  const isShown = (address: string) => {
    const seen = [...document.querySelectorAll('[data-page]')].filter((one) => one.checkVisibility());
    return (
      seen.length === 1 &&
      seen[0]?.getAttribute('data-page') === address &&
      !document.documentElement.hasAttribute('data-transition') &&
      document.querySelector('[data-deferred]') === null
    );
  };
  await page.waitForFunction(isShown, address, { timeout: 20_000 }).catch(async (error: unknown) => {
    // Reports what is missing.
    await expectShown(page, address);
    throw error;
  });
}

/** The same with readable failure messages, for tests that stay a moment longer. */
export async function expectShown(page: Page, address: string): Promise<void> {
  await expect(shownPage(page)).toHaveAttribute('data-page', address);
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
}

export async function goTo(page: Page, address: string): Promise<void> {
  await followLink(page, address);
  await untilShown(page, new URL(address, page.url()).pathname);
}

export async function traverseTo(page: Page, steps: number, address: string): Promise<void> {
  await page.evaluate((by) => history.go(by), steps);
  await untilShown(page, address);
}

/** Marks the document; the returned function tells whether it is still the same. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => Reflect.get(window, 'isMarked') === true);
}

export function requestsFor(page: Page, pattern: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) found.push(request.url());
  });
  return found;
}

export function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    // Playwright reads names within blocks that aren't laid out yet, of which the browser tells it.
    if (!message.text().startsWith('Rendering was performed in a subtree hidden'))
      lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.fallback();
  });
  return release;
}
