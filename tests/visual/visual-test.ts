import { expect, type Page, type TestInfo } from '@playwright/test';
import { settle } from '../support/settled-page.ts';
import { compareWithBaseline, reasonToSkip } from './baselines.ts';
import { test } from './frozen-site.ts';
import { type Pixels, pixelsOf, sharpOf } from './picture-comparison.ts';

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

/** As tall as pictures of a page are taken at once, in pixels. Below 16,384 Chromium draws nothing. */
const stripHeight = 8000;

/**
 * Takes a picture of the whole page, of which the parts are cut: for each part by itself the browser would lay out and
 * draw the page again. What stands in frames is left out: it is set in the machine's own faces, and Chromium draws it
 * only while it is in sight.
 */
export async function drawPage(page: Page): Promise<Pixels> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const strips: Buffer[] = [];
  for (let y = 0; y < height; y += stripHeight) {
    const strip = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      style: 'iframe { visibility: hidden }',
      clip: { x: 0, y, width, height: Math.min(stripHeight, height - y) },
    });
    strips.push((await pixelsOf(strip)).data);
  }
  return { data: Buffer.concat(strips), width, height };
}

/** A part of the page, from whole pixels on and as large as it comes nearest to. */
export async function partOf(drawn: Pixels, { x, y, width, height }: Box): Promise<Pixels> {
  const part = { width: Math.round(width), height: Math.round(height) };
  const data = await sharpOf(drawn)
    .extract({ left: Math.round(x), top: Math.round(y), ...part })
    .raw()
    .toBuffer();
  return { data, ...part };
}

/**
 * The whole page at half its size. Drawn whole and made smaller afterwards: drawn at half the size, grounds meet
 * between two pixels, and whether a hairline is seen there is a matter of luck. By strips: of a page with an odd
 * height, all would else be shifted by parts of a pixel.
 */
export async function atHalfSize(drawn: Pixels): Promise<Pixels> {
  const strips: Buffer[] = [];
  const size = { width: 0, height: 0 };
  for (let top = 0; top < drawn.height; top += stripHeight) {
    const height = Math.min(stripHeight, drawn.height - top);
    const { data, info } = await sharpOf(drawn)
      .extract({ left: 0, top, width: drawn.width, height })
      .resize(drawn.width / 2)
      .raw()
      .toBuffer({ resolveWithObject: true });
    strips.push(data);
    size.width = info.width;
    size.height += info.height;
  }
  return { data: Buffer.concat(strips), ...size };
}

/** Lets the test fail where the picture is not like its baseline, and goes on with the next one. */
export async function expectLikeBaseline(
  page: Page,
  testInfo: TestInfo,
  name: string,
  picture: Pixels,
): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  expect.soft(await compareWithBaseline(name, picture, { browser, testInfo })).toBeUndefined();
}
