import { expect, test, untilAwake } from '../support/under-test.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

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
