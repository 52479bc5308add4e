import type { Page } from '@playwright/test';

/** Counts how often the browser asks for a document; the returned function gives the addresses so far. */
export function countLoads(page: Page): () => string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return () => loads;
}

/** Does what makes the page load itself again, and waits until it has. */
export async function untilReloaded(page: Page, act: () => unknown): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}

/** Changes every document on its way to the browser. */
export async function changeDocuments(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** What the operator sets by RELOAD_MODE=immediate. */
export function immediate(html: string): string {
  return html.replace('<html ', '<html data-reload="immediate" ');
}

/** Lets the site name another build than the documents'. Nothing is answered before the returned function is called. */
export async function announceNewBuild(page: Page): Promise<() => void> {
  let announce = () => {};
  const announced = new Promise<void>((resolve) => {
    announce = resolve;
  });
  await page.route('**/builds/latest.json?*', async (route) => {
    await announced;
    await route.fulfill({ json: { id: 'another', timestamp: 1, content: 'another' } });
  });
  return announce;
}

/** Puts the tab into the background, or to the front again. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}

/** Resolves when the browser has been told which build runs, and has had its turn. */
export async function untilToldOfBuild(page: Page): Promise<void> {
  const response = await page.waitForResponse(/latest\.json/);
  await response.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
