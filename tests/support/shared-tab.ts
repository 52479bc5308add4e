import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { siteUrl } from './under-test.ts';

const tabs = new Map<string, Promise<Page>>();

/**
 * A tab that is reused for many pages, one per worker and options: shared resources are then loaded and compiled once,
 * which halves the work of opening a page. For read-only tests in a window of 1280 × 720.
 */
export async function sharedTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(options);
  const tab = tabs.get(key) ?? browser.newPage({ baseURL: siteUrl(), ...options });
  tabs.set(key, tab);
  const page = await tab;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: options.reducedMotion ?? null });
  return page;
}
