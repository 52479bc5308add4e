import {
  addGallery,
  counter,
  drag,
  drawnPicture,
  lightboxOf,
  picture,
  scaleOf,
  untilOpen,
} from '../support/lightbox.ts';
import { expect, test } from '../support/under-test.ts';

const wide = { width: 1280, height: 800 };

test.describe('with motion', () => {
  test.use({ viewport: wide });

  test('4.2 lightbox: opens and closes within 333 ms, over a ground that lets the page shine through', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [picture, picture, picture]);
    await page.evaluate(() => {
      const seen: [string, number][] = [];
      Object.assign(window, { seen });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const animation = document
          .getAnimations()
          .find(
            (found) =>
              found instanceof CSSTransition &&
              found.effect instanceof KeyframeEffect &&
              found.effect.target === target &&
              found.transitionProperty === propertyName,
          );
        if (target instanceof Element && target.matches('.pswp__bg, .pswp__zoom-wrap'))
          seen.push([propertyName, Number(animation?.effect?.getComputedTiming().duration)]);
      });
    });
    const seen = () => page.evaluate((): unknown => Reflect.get(window, 'seen'));
    await links.first().click();
    await untilOpen(page);
    await expect(page.locator('.pswp__bg')).toHaveCSS('opacity', '0.8');
    expect(await seen()).toEqual(
      expect.arrayContaining([
        ['transform', 333],
        ['opacity', 333],
      ]),
    );
    await expect(counter(page, '1 / 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    expect(new Set(((await seen()) as [string, number][]).map(([, duration]) => duration))).toEqual(
      new Set([333]),
    );
  });

  test('4.2 lightbox: Escape while it opens is not heard', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [picture]);
    await page.clock.pauseAt('2026-11-21T13:00:00Z');
    await links.first().click();
    await expect(lightboxOf(page)).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Schließen' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await page.clock.resume();
    await untilOpen(page);
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('4.2 lightbox: swiping changes the picture, dragging it away closes', async ({ page }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [picture, picture, picture]);
    await links.first().click();
    await untilOpen(page);
    await drag(page, { x: -500, y: 0 });
    await expect(counter(page, '2 / 3')).toBeVisible();
    await expect(page.locator('.pswp__item[aria-hidden="false"]')).toHaveCount(1);
    await drag(page, { x: 0, y: 380 });
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('1.3 smooth scrolling: stops behind the lightbox and goes on after it', async ({ page }) => {
    await page.goto('/demo/gallery');
    await page.keyboard.press('Shift');
    await page.locator('html.lenis').waitFor({ state: 'attached' });
    const links = await addGallery(page, [picture]);
    await links.first().click();
    await untilOpen(page);
    await expect(page.locator('html')).toHaveClass(/lenis-stopped/);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/lenis-stopped/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('4.2 lightbox: a tap takes the controls away, two taps and two fingers zoom, and fingers close', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [{ href: drawnPicture(1600, 1600), width: 1600, height: 1600 }]);
    await links.first().tap();
    await untilOpen(page);
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeVisible();
    const isVisible = page.locator('.pswp--ui-visible');
    await page.touchscreen.tap(195, 420);
    await expect(isVisible).toHaveCount(0);
    await page.touchscreen.tap(195, 420);
    await expect(isVisible).toHaveCount(1);
    const tapTwice = () => Promise.all([1, 2].map(() => page.touchscreen.tap(195, 420)));
    await tapTwice();
    await expect.poll(() => scaleOf(page, 1600)).toBeGreaterThan(0.4);
    await tapTwice();
    await expect.poll(() => scaleOf(page, 1600)).toBeCloseTo(390 / 1600, 2);
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          distance === undefined
            ? []
            : [
                { x: 195 - distance, y: 420, id: 1 },
                { x: 195 + distance, y: 420, id: 2 },
              ],
      });
    await fingers('touchStart', 40);
    for (const distance of [60, 90, 120, 150]) await fingers('touchMove', distance);
    await fingers('touchEnd');
    await expect.poll(() => scaleOf(page, 1600)).toBeGreaterThan(0.4);
    await page.getByRole('button', { name: 'Verkleinern' }).tap();
    await expect.poll(() => scaleOf(page, 1600)).toBeCloseTo(390 / 1600, 2);
    await fingers('touchStart', 150);
    for (const distance of [120, 90, 60, 30, 15]) await fingers('touchMove', distance);
    await fingers('touchEnd');
    await expect(lightboxOf(page)).toHaveCount(0);
  });
});
