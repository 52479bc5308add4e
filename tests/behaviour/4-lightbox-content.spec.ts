import { addGallery, counter, lightboxOf, picture, shownPicture, untilOpen } from '../support/lightbox.ts';
import { expect, test } from '../support/under-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('4.1 lightbox content: a picture that is not there says so, can’t be zoomed, and is tried again', async ({
    page,
  }) => {
    const message = 'Das Bild kann nicht geladen werden';
    const ours: string[] = [];
    page.on('console', (message) => {
      // Chromium logs the failed request itself.
      if (!message.location().url.includes('/media/missing')) ours.push(message.text());
    });
    page.on('pageerror', ({ message }) => ours.push(message));
    let asked = 0;
    let isThere = false;
    await page.route('**/media/missing.png', (route) => {
      asked += 1;
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';
      return route.fulfill(
        isThere ? { body: drawing, contentType: 'image/svg+xml' } : { status: 404, body: '' },
      );
    });
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [
      { href: '/media/missing.png', width: 1600, height: 900 },
      picture,
      picture,
    ]);
    await links.first().click();
    await untilOpen(page);
    await expect(lightboxOf(page).getByText(message)).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.locator('.pswp--zoomed-in')).toHaveCount(0);
    const before = asked;
    await page.keyboard.press('ArrowRight');
    await expect(counter(page, '2 / 3')).toBeVisible();
    await expect(shownPicture(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page, '1 / 3')).toBeVisible();
    await expect(lightboxOf(page).getByText(message)).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(before);
    const zoom = lightboxOf(page).getByRole('button', { name: 'Vergrößern' });
    await expect(zoom).toHaveCount(0);
    // Once available, it is shown.
    isThere = true;
    await page.keyboard.press('ArrowRight');
    await expect(counter(page, '2 / 3')).toBeVisible();
    await expect(zoom).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page, '1 / 3')).toBeVisible();
    await expect(shownPicture(page)).toBeVisible();
    await expect(lightboxOf(page).getByText(message)).toHaveCount(0);
    await expect(zoom).toBeVisible();
    expect(ours).toEqual([]);
  });

  test('4.1 lightbox content: the picture that is shown, two ahead and one behind are loaded', async ({
    page,
  }) => {
    const asked = new Set<string>();
    await page.route('**/media/many-*', (route) => {
      asked.add(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404 });
    });
    await page.goto('/demo/gallery');
    const many = Array.from({ length: 7 }, (_, index) => ({ ...picture, href: `/media/many-${index}.png` }));
    const links = await addGallery(page, many);
    await links.nth(3).click();
    await untilOpen(page);
    const names = [2, 3, 4, 5].map((index) => `/media/many-${index}.png`);
    await expect.poll(() => [...asked].sort()).toEqual(names);
  });
});

test('4.1 lightbox content: the ring turns after 2 s of waiting, and goes when the picture comes', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/held.svg', async (route) => {
    await held;
    await route.fulfill({
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>',
      contentType: 'image/svg+xml',
    });
  });
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.goto('/demo/gallery');
  const links = await addGallery(page, [{ ...picture, href: '/media/held.svg' }]);
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  await links.first().click();
  await expect(lightboxOf(page)).toBeAttached();
  const ring = lightboxOf(page).locator('svg[viewBox="0 0 48 48"]').locator('..');
  await page.clock.runFor(1900);
  await expect(ring).not.toHaveAttribute('data-active');
  await page.clock.runFor(200);
  await expect(ring).toHaveAttribute('data-active');
  await expect(page.getByRole('status').filter({ hasText: 'Das Bild wird geladen' })).toBeAttached();
  release();
  await expect(ring).not.toHaveAttribute('data-active');
});
