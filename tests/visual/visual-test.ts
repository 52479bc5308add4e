import { expect, type Page, type TestInfo } from '@playwright/test';
import { compareWithBaseline, reasonToSkip } from './baselines.ts';
import { test } from './frozen-site.ts';

/** Everything that is drawn alike on every machine with the same browser. */
export const stillPictures = {
  contextOptions: { reducedMotion: 'reduce' },
  colorScheme: 'light',
  timezoneId: 'Europe/Berlin',
} as const;

/**
 * To be called in each file: where the baselines were made with another browser, its tests are skipped aloud on a
 * person's machine and fail on CI.
 */
export function needsTheBaselinesBrowser(): void {
  test.beforeEach(({ browser }) => {
    const reason = reasonToSkip(browser);
    if (reason === undefined) return;
    if (process.env.CI) throw new Error(reason);
    test.skip(true, reason);
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes a picture of the whole page, or of a part of it in the page's coordinates. */
export function pictureOf(page: Page, clip?: Box): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    ...(clip ? { clip } : {}),
  });
}

/** Lets the test fail where the picture is not like its baseline, and goes on with the next one. */
export async function expectLikeBaseline(
  page: Page,
  testInfo: TestInfo,
  name: string,
  picture: Buffer,
): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  expect.soft(await compareWithBaseline(name, picture, { browser, testInfo })).toBeUndefined();
}
