import type { Page } from '@playwright/test';

export function countLoads(page: Page): () => string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return () => loads;
}

export async function untilReloaded(page: Page, act: () => unknown): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}

export async function changeDocuments(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

export function immediate(html: string): string {
  return html.replace('<html ', '<html data-reload="immediate" ');
}

/** The site announces another build than the documents'. Responses are held until the returned function is called. */
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

export async function untilToldOfBuild(page: Page): Promise<void> {
  const response = await page.waitForResponse(/latest\.json/);
  await response.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
