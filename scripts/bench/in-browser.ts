import { type Browser, chromium } from '@playwright/test';
import { chromiumOrExit } from '../browser/find-chromium.ts';
import { startSite } from './measured-site.ts';

/** As often as each figure of a browser is taken; the median is told. */
export const rounds = 3;

/**
 * CPU slowdown of the simulated phone. Chromium's throttling makes the thread wait, which is not CPU time, so CPU time
 * is multiplied instead.
 */
export const slowDown = 4;

export async function inBrowser(
  dataDir: string,
  measure: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const site = await startSite(dataDir);
  try {
    const browser = await chromium.launch({ executablePath: chromiumOrExit(), args: ['--disable-gpu'] });
    await measure(browser, site.siteUrl).finally(() => browser.close());
  } finally {
    await site.stop();
  }
}
