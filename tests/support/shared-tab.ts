import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { siteUrl } from './under-test.ts';

const tabs = new Map<string, Promise<Page>>();

/**
 * A tab that goes from page to page, one for each worker and these options: what pages have in common is then loaded and
 * compiled once, and opening one takes half the work. For who only looks at what is there, in a window of 1280 × 720.
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
