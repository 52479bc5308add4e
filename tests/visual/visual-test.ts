import { expect, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { settle } from '../support/settled-page.ts';
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

/**
 * Brings the page to rest, films without the browser's own controls: they tell how much of a film is loaded, which is
 * a matter of luck. A closed poll's fingerprint is another one for each data directory.
 */
export async function settleForPicture(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(() => {
    for (const video of document.querySelectorAll('video')) video.controls = false;
    for (const fingerprint of document.querySelectorAll('[data-fingerprint]'))
      fingerprint.textContent = (fingerprint.textContent ?? '').replaceAll(/[0-9a-f]/g, '0');
  });
}

/**
 * Takes a picture of a part of the page, in the page's coordinates. What stands in frames is left out: it is set in the
 * machine's own faces, and Chromium draws it only while it is in sight.
 */
export function pictureOf(page: Page, clip: Box): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    style: 'iframe { visibility: hidden }',
    clip,
  });
}

/** As tall as pictures of a page are taken at once, in pixels. Below 16,384 Chromium draws nothing. */
const stripHeight = 8000;

/**
 * Takes a picture of the whole page at half its size. Drawn whole and made smaller afterwards: drawn at half the size,
 * grounds meet between two pixels, and whether a hairline is seen there is a matter of luck.
 */
export async function smallPictureOf(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const strips: Buffer[] = [];
  let size = { width: 0, height: 0 };
  for (let y = 0; y < height; y += stripHeight) {
    const strip = await pictureOf(page, { x: 0, y, width, height: Math.min(stripHeight, height - y) });
    const { data, info } = await sharp(strip)
      .removeAlpha()
      .resize(width / 2)
      .raw()
      .toBuffer({ resolveWithObject: true });
    strips.push(data);
    size = { width: info.width, height: size.height + info.height };
  }
  return sharp(Buffer.concat(strips), { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
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
