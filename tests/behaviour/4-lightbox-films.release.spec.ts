import type { Page } from '@playwright/test';
import { counter, lightboxOf, untilOpen } from '../support/lightbox.ts';
import { expect, test } from '../support/under-test.ts';

const filmLink = (page: Page) => page.locator('[data-opens="film"]').first();
const film = (page: Page) => lightboxOf(page).locator('video');

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('4.1 lightbox content: a film plays over the page, whole, with its controls, and is gone afterwards', async ({
      page,
    }) => {
      await page.goto('/demo/gallery');
      await filmLink(page).focus();
      await page.keyboard.press('Enter');
      await untilOpen(page);
      await expect(counter(page, '2 / 3')).toBeVisible();
      await expect
        .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      await expect(film(page)).toBeInViewport({ ratio: 1 });
      const { width, height } = await film(page).evaluate((video) => {
        const box = (video.closest('.pswp__content')?.firstElementChild ?? video).getBoundingClientRect();
        return { width: box.width, height: box.height };
      });
      expect(width / height, 'nothing is cut off the film').toBeLessThan(2);
      await page.keyboard.press('Tab');
      await expect(lightboxOf(page).getByRole('button', { name: 'Anhalten' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(lightboxOf(page)).toHaveCount(0);
      await expect(page.locator('video')).toHaveCount(0);
      await expect(filmLink(page)).toBeFocused();
    });
  });

test.describe('in a row of pictures', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('4.1 lightbox content: a film stops when the next picture is seen', async ({ page }) => {
    await page.goto('/demo/gallery');
    await filmLink(page).click();
    await untilOpen(page);
    await expect(film(page)).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page, '3 / 3')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(film(page)).toHaveCount(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('4.1 lightbox content: the film itself is what its picture leads to', async ({ page, request }) => {
    await page.goto('/demo/gallery');
    const address = await filmLink(page).getAttribute('href');
    const answer = await request.head(address ?? '');
    expect(answer.headers()['content-type']).toMatch(/^video\//);
  });
});
