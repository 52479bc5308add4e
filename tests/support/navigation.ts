import type { Locator, Page } from '@playwright/test';
import { expect, untilAppIsReady } from './under-test.ts';

/** The page that is seen. Those that are kept stand beside it, hidden. */
export function shownPage(page: Page): Locator {
  return page.locator('[data-page]').filter({ visible: true });
}

/** Opens a document and waits until the app follows links. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await untilAppIsReady(page);
}

/** Follows a link to this address, which is put on the page that is seen. Nothing is waited for. */
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
 * Waits until the page of this address, empty for an error, is what is seen, all of it laid out, and the band has gone.
 * Looks at each frame: `expect` looks ever more seldom, and sleeps through most of a second after the band.
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
    // Says what of it is missing.
    await expectShown(page, address);
    throw error;
  });
}

/** The same, as a reader of what has failed wants it, and for who stays a moment longer. */
export async function expectShown(page: Page, address: string): Promise<void> {
  await expect(shownPage(page)).toHaveAttribute('data-page', address);
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
}

/** Follows a link inside the app and waits until its page is there. */
export async function goTo(page: Page, address: string): Promise<void> {
  await followLink(page, address);
  await untilShown(page, new URL(address, page.url()).pathname);
}

/** Goes back or forward in the history, and waits until the page of this address is there. */
export async function traverseTo(page: Page, steps: number, address: string): Promise<void> {
  await page.evaluate((by) => history.go(by), steps);
  await untilShown(page, address);
}

/** Marks the document; the returned function says whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => Reflect.get(window, 'isMarked') === true);
}

/** The addresses of everything of this kind that the browser asks for. */
export function requestsFor(page: Page, pattern: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) found.push(request.url());
  });
  return found;
}

/** What is written on the console, with its level. */
export function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

/** Holds back every answer to a request like this until the returned function is called. */
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
