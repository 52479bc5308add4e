import {
  addGallery,
  drawnPicture,
  lightboxOf,
  scaleOf,
  shownPicture,
  untilOpen,
} from '../support/lightbox.ts';
import { releaseUnless } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

const cases = [
  { window: [1280, 800], picture: [1600, 900], fit: 0.8, secondary: 1, max: 3.2 },
  { window: [1280, 800], picture: [12_000, 8000], fit: 0.1, secondary: 0.3, max: 1 },
  { window: [1280, 800], picture: [16_000, 4000], fit: 0.08, secondary: 0.24, max: 1 },
  { window: [1280, 800], picture: [10_000, 1000], fit: 0.128, secondary: 0.384, max: 1 },
  { window: [2560, 1600], picture: [20_000, 12_500], fit: 0.128, secondary: 0.2, max: 1 },
] as const;

for (const { window, picture, fit, secondary, max } of cases) {
  const [width, height] = picture;
  test.describe(`${width} by ${height} in ${window.join(' by ')}`, () => {
    test.use({
      viewport: { width: window[0], height: window[1] },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(
      `9.8 lightbox zoom: opens at ${fit}, goes to ${secondary} and no further than ${max}`,
      releaseUnless(width === 12000),
      async ({ page }) => {
        await page.goto('/demo/gallery');
        // Its own size does not count, the one that the link tells does.
        const links = await addGallery(page, [
          { href: drawnPicture(width / 20, height / 20), width, height },
        ]);
        await links.first().click();
        await untilOpen(page);
        await expect(shownPicture(page)).toBeVisible();
        expect(await scaleOf(page, width)).toBeCloseTo(fit, 3);
        await page.keyboard.press('z');
        await expect.poll(() => scaleOf(page, width)).toBeCloseTo(secondary, 3);
        await page.mouse.move(window[0] / 2, window[1] / 2);
        await page.keyboard.down('Control');
        for (let notches = 0; notches < 40; notches += 1) await page.mouse.wheel(0, -400);
        await expect.poll(() => scaleOf(page, width)).toBeCloseTo(max, 3);
        for (let notches = 0; notches < 60; notches += 1) await page.mouse.wheel(0, 400);
        await expect.poll(() => scaleOf(page, width)).toBeCloseTo(fit, 3);
        await page.keyboard.up('Control');
      },
    );
  });
}

test.describe('a picture as small as it is shown', () => {
  test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('9.8 lightbox zoom: there is no zooming where it would change nothing', async ({ page }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [{ href: drawnPicture(400, 300), width: 400, height: 300 }]);
    await links.first().click();
    await untilOpen(page);
    await expect(shownPicture(page)).toBeVisible();
    expect(await scaleOf(page, 400)).toBeCloseTo(1, 3);
    await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeHidden();
    await shownPicture(page).click();
    await expect(lightboxOf(page)).toHaveCount(0);
  });
});

test('9.9 placeholder: goes a second after the picture has come', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const body = decodeURIComponent(drawnPicture(1600, 900).split(',').slice(1).join(','));
  await page.route('**/media/held.svg', async (route) => {
    await held;
    await route.fulfill({ body, contentType: 'image/svg+xml' });
  });
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.goto('/demo/gallery');
  const links = await addGallery(page, [{ href: '/media/held.svg', width: 1600, height: 900 }]);
  await links.first().click();
  await untilOpen(page);
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  const placeholder = page.locator('img.pswp__img--placeholder');
  await page.clock.runFor(5000);
  await expect(placeholder).toHaveCount(1);
  await expect(placeholder).toHaveAttribute('src', drawnPicture(300, 200));
  await shownPicture(page).evaluate((image) => {
    const loaded = new Promise<void>((resolve) =>
      image.addEventListener('load', () => resolve(), { once: true }),
    );
    Object.assign(window, { loaded });
  });
  release();
  await page.evaluate((): unknown => Reflect.get(window, 'loaded'));
  await page.clock.runFor(800);
  await expect(placeholder).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(placeholder).toHaveCount(0);
});
