import { expect, type Page, type TestInfo } from '@playwright/test';
import { settle } from '../support/settled-page.ts';
import { compareWithBaseline, reasonToSkip } from './baselines.ts';
import { test } from './frozen-site.ts';
import { type Pixels, pixelsOf, sharpOf } from './picture-comparison.ts';

/**
 * To be called in each file: if the baselines are from another browser, its tests are skipped with a message locally
 * and fail in CI.
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
 * Brings the page to rest and hides native controls of films, which show how much has loaded and so vary. A closed
 * poll's fingerprint differs for each data directory.
 */
export async function settleForPicture(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(() => {
    for (const video of document.querySelectorAll('video')) video.controls = false;
    // What a framed document reports depends on the machine's fonts.
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[height]'))
      frame.style.height = '480px';
    for (const fingerprint of document.querySelectorAll('[data-fingerprint]'))
      fingerprint.textContent = (fingerprint.textContent ?? '').replaceAll(/[0-9a-f]/g, '0');
  });
}

/** Height of a screenshot in pixels. Chromium's limit is 16,384. */
const stripHeight = 8000;

/**
 * A screenshot of the whole page, from which parts are cropped: separate screenshots would repeat layout and painting.
 * Framed documents are hidden: they use the machine's fonts, and Chromium only paints them in view.
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

/** A part of the page, rounded to whole pixels. */
export async function partOf(drawn: Pixels, { x, y, width, height }: Box): Promise<Pixels> {
  const part = { width: Math.round(width), height: Math.round(height) };
  const data = await sharpOf(drawn)
    .extract({ left: Math.round(x), top: Math.round(y), ...part })
    .raw()
    .toBuffer();
  return { data, ...part };
}

/**
 * The whole page at half size. Scaled afterwards, because at half scale boundaries would fall between pixels, and
 * hairlines would show at random. By strips, because an odd height would shift everything by a fraction of a pixel.
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

/** A soft assertion that the picture is like its baseline. */
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
