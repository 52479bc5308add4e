import type { Page } from '@playwright/test';
import {
  addGallery,
  drawnPicture,
  lightboxOf,
  scaleOf,
  shownPicture,
  thumbnails,
  untilOpen,
} from '../support/lightbox.ts';
import { expect, test } from '../support/under-test.ts';

const place = (page: Page) =>
  shownPicture(page).evaluate((image) => {
    const { left, top } = image.getBoundingClientRect();
    return [Math.round(left), Math.round(top)];
  });

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('4.3 keyboard: focus goes in with Enter, stays inside, and comes back with Escape', async ({ page }) => {
  await page.goto('/demo/gallery');
  await thumbnails(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(lightboxOf(page)).toBeFocused();
  await untilOpen(page);
  const inside = lightboxOf(page).locator(':focus');
  const labels: (string | null)[] = [];
  for (let stops = 0; stops < 4; stops += 1) {
    await page.keyboard.press('Tab');
    labels.push(await inside.getAttribute('aria-label'));
  }
  expect(labels).toEqual(['Vergrößern', 'Schließen', 'Vorheriges Bild', 'Nächstes Bild']);
  for (let stops = 0; stops < 6; stops += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.locator('main :focus, header :focus, footer :focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(thumbnails(page).nth(1)).toBeFocused();
});

test('4.3 keyboard: focus goes in too where the keyboard clicks with coordinates, as in WebKit', async ({
  page,
}) => {
  await page.goto('/demo/gallery');
  const link = thumbnails(page).first();
  await link.evaluate((element) =>
    element.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 400, clientY: 400, detail: 0 }),
    ),
  );
  await expect(lightboxOf(page)).toBeFocused();
});

test('4.3 keyboard: opened by mouse, focus goes in at the first Tab, and comes back only then', async ({
  page,
}) => {
  await page.goto('/demo/gallery');
  const [first, other] = [thumbnails(page).first(), thumbnails(page).nth(1)];
  await first.click();
  await untilOpen(page);
  await expect(lightboxOf(page).locator(':focus')).toHaveCount(0);
  await expect(lightboxOf(page)).not.toBeFocused();
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : 0,
  );
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(first).not.toBeFocused();

  await other.click();
  await untilOpen(page);
  await page.keyboard.press('Tab');
  await expect(lightboxOf(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(other).toBeFocused();
});

test('4.3 keyboard: arrows go from picture to picture or move a zoomed one, z zooms; not with Ctrl, Alt or Shift', async ({
  page,
}) => {
  await page.goto('/demo/gallery');
  const links = await addGallery(page, [{ href: drawnPicture(4000, 4000), width: 4000, height: 4000 }]);
  await links.first().click();
  await untilOpen(page);
  await page.keyboard.press('Shift+Z');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Alt+ArrowUp');
  expect(await scaleOf(page, 4000)).toBeCloseTo(0.2, 3);
  await page.keyboard.press('ArrowUp');
  expect(await place(page)).toEqual([240, 0]);
  await page.keyboard.press('z');
  await expect.poll(() => scaleOf(page, 4000)).toBeCloseTo(0.6, 3);
  const [left = 0, top = 0] = await place(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => place(page)).toEqual([left, top - 80]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place(page)).toEqual([left + 80, top - 80]);
  await page.keyboard.press('z');
  await expect.poll(() => scaleOf(page, 4000)).toBeCloseTo(0.2, 3);
});

test('4.3 keyboard: among several, arrows move a zoomed picture to its edge, and lead on from there', async ({
  page,
}) => {
  await page.goto('/demo/gallery');
  const picture = { href: drawnPicture(4000, 4000), width: 4000, height: 4000 };
  const links = await addGallery(page, [picture, { href: drawnPicture(800, 600), width: 800, height: 600 }]);
  await links.first().click();
  await untilOpen(page);
  await page.keyboard.press('z');
  await expect.poll(() => scaleOf(page, 4000)).toBeCloseTo(0.6, 3);
  // 2400 px in a window of 1280: from the centre, 560 px to either side.
  expect(await place(page)).toEqual([-560, -800]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place(page)).toEqual([-480, -800]);
  for (const left of [-400, -320, -240, -160, -80, 0]) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => place(page)).toEqual([left, -800]);
  }
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toEqual([-80, -800]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scaleOf(page, 800)).toBeCloseTo(1, 3);
});

test('4.3 keyboard: the page behind can be neither reached nor read, and can be used again after', async ({
  page,
}) => {
  await page.goto('/demo/gallery');
  await thumbnails(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(lightboxOf(page)).toBeFocused();
  await expect(page.locator('#app')).toHaveJSProperty('inert', true);
  const before = await page.evaluate(() => scrollY);
  const outside = page.locator('#app :focus');
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(outside).toHaveCount(0);
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(thumbnails(page).nth(1)).toBeFocused();
  await expect(page.locator('#app')).toHaveJSProperty('inert', false);
});

test('4.3 keyboard: keys that scroll leave the page behind where it is', async ({ page }) => {
  await page.goto('/demo/gallery');
  await thumbnails(page).first().click();
  await untilOpen(page);
  const before = await page.evaluate(() => scrollY);
  const prevented = await page.evaluate(() =>
    ['PageDown', 'End', ' ', 'ArrowDown'].map((key) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
  expect(prevented).toEqual([true, true, true, true]);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
