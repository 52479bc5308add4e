import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { openDrawers } from '../support/settled-page.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

/** The focus ring's largest distance from a picture's edge, in pixels. */
const reach = 12;

/** For each side of a focused picture within the window: whether its middle has the ring's red. */
async function sidesWithRing(link: Locator): Promise<Record<string, boolean>> {
  const seen = await link.evaluate((element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflow === 'visible') continue;
      const frame = above.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  });
  const { data, info } = await sharp(await link.page().screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return data[at] === 0xda && data[at + 1] === 0 && data[at + 2] === 0x24;
  };
  const steps = Array.from({ length: reach }, (_, step) => step);
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  return {
    left: steps.some((step) => isRed(seen.left + step, y)),
    right: steps.some((step) => isRed(seen.right - 1 - step, y)),
    ...(seen.top >= 0 && { top: steps.some((step) => isRed(x, seen.top + step)) }),
    ...(seen.bottom <= info.height && { bottom: steps.some((step) => isRed(x, seen.bottom - 1 - step)) }),
  };
}

for (const path of ['/demo/shop/product-detail', '/demo/gallery']) {
  test(`focus is seen round every picture that opens, on ${path}`, async ({ page }) => {
    await page.goto(path);
    await untilAwake(page);
    await openDrawers(page);
    const links = page.locator('main a[data-pswp-width]');
    await page.keyboard.press('Tab');
    for (const link of await links.all()) {
      await link.focus();
      const sides = await sidesWithRing(link);
      expect
        .soft(
          Object.values(sides).every(Boolean),
          `${await link.getAttribute('href')}: ${JSON.stringify(sides)}`,
        )
        .toBe(true);
    }
  });
}

test('a strip shows the picture that has the focus as a whole', async ({ page }) => {
  await page.goto('/demo/gallery');
  await untilAwake(page);
  const reel = page.locator('ul[tabindex="0"]').first();
  await reel.focus();
  const pictures = reel.locator('a[data-pswp-width]');
  for (const picture of await pictures.all()) {
    await page.keyboard.press('Tab');
    await expect(picture).toBeFocused();
    await expect(picture).toBeInViewport({ ratio: 0.99 });
  }
});
