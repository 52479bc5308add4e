import type { Page } from '@playwright/test';
import { addAxe, axeViolations } from '../support/axe.ts';
import {
  addGallery,
  counter,
  drag,
  drawnPicture,
  lightboxFiles,
  lightboxOf,
  picture,
  scaleOf,
  shownPicture,
  thumbnails,
  untilOpen,
} from '../support/lightbox.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

const wide = { width: 1280, height: 800 };

/** Number of running time-based animations. Scroll-driven ones follow the visitor. */
const running = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );

test.describe('without motion', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

  test.describe('on a phone', () => {
    test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

    test('axe finds nothing while the lightbox is open', async ({ page }) => {
      await page.goto('/demo/gallery');
      await thumbnails(page).first().click();
      await untilOpen(page);
      await page.keyboard.press('Tab');
      await addAxe(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

  test('4.2 lightbox: clicks that ask for something else keep what the browser does with them', async ({
    page,
    context,
  }) => {
    await page.goto('/demo/gallery');
    for (const options of [
      { modifiers: ['Control'] as const },
      { modifiers: ['Shift'] as const },
      { button: 'middle' as const },
    ]) {
      const opened = context.waitForEvent('page');
      await thumbnails(page)
        .first()
        .click({ ...options, modifiers: [...(options.modifiers ?? [])] });
      await (await opened).close();
      await expect(lightboxOf(page)).toHaveCount(0);
    }
    const kept = await thumbnails(page)
      .first()
      .evaluate((link) =>
        (['altKey', 'metaKey'] as const).map((key) => {
          let prevented: boolean | undefined;
          // Registered after all other listeners; the picture does not load.
          addEventListener(
            'click',
            (event) => {
              prevented = event.defaultPrevented;
              event.preventDefault();
            },
            { once: true },
          );
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
          return prevented;
        }),
      );
    expect(kept).toEqual([false, false]);
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('4.2 lightbox: nothing of it is loaded before the first picture is opened', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/demo/gallery');
    await untilAwake(page);
    expect(asked.filter((path) => lightboxFiles.includes(path))).toEqual([]);
    await thumbnails(page).first().click();
    await untilOpen(page);
    expect(asked.filter((path) => lightboxFiles.includes(path)).sort()).toEqual([...lightboxFiles].sort());
  });

  test('4.2 lightbox: opens without React, and says nothing on the console', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await page.route('**/assets/app-*.js', () => {
      // Never answered.
    });
    await page.goto('/demo/gallery');
    const { length } = said;
    await thumbnails(page).nth(1).click();
    await untilOpen(page);
    await expect(counter(page, '2 / 4')).toBeVisible();
    expect(said.slice(length)).toEqual([]);
  });

  test('4.2 lightbox: a gallery is a circle, one at a time, and leaves no trace in the history', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const address = page.url();
    const entries = await page.evaluate(() => history.length);
    await thumbnails(page).first().dblclick();
    await untilOpen(page);
    await expect(lightboxOf(page)).toHaveCount(1);
    await expect(counter(page, '1 / 4')).toBeVisible();
    await page.getByRole('button', { name: 'Vorheriges Bild' }).click();
    await expect(counter(page, '4 / 4')).toBeVisible();
    await page.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(counter(page, '1 / 4')).toBeVisible();
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(lightboxOf(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    // And it opens again.
    await thumbnails(page).nth(2).click();
    await untilOpen(page);
    await expect(counter(page, '3 / 4')).toBeVisible();
  });

  test('4.2 lightbox: with two pictures the arrows go round; with one there are none', async ({ page }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [picture, picture]);
    await links.nth(1).click();
    await untilOpen(page);
    await page.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(counter(page, '1 / 2')).toBeVisible();
    // Dragged to the right: there is nothing before the first.
    await drag(page, { x: 500, y: 0 });
    await expect(counter(page, '1 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);

    await links.evaluateAll(([first]) => first?.closest('figure')?.remove());
    await links.first().click();
    await untilOpen(page);
    await expect(shownPicture(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nächstes Bild' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Vorheriges Bild' })).toBeHidden();
    await expect(counter(page, '1 / 1')).toBeHidden();
  });

  test('4.2 lightbox: a click on the picture zooms, one beside it closes', async ({ page }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [{ href: drawnPicture(900, 1600), width: 900, height: 1600 }]);
    await links.first().click();
    await untilOpen(page);
    await shownPicture(page).click();
    await expect.poll(() => scaleOf(page, 900)).toBeCloseTo(1, 3);
    await expect(page.getByRole('button', { name: 'Verkleinern' })).toBeVisible();
    await page.getByRole('button', { name: 'Verkleinern' }).click();
    await expect.poll(() => scaleOf(page, 900)).toBeCloseTo(0.5, 3);
    await page.mouse.click(200, 300);
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('4.5 reduced motion: the lightbox opens and zooms without any', async ({ page }) => {
    await page.goto('/demo/gallery');
    await thumbnails(page).first().click();
    await untilOpen(page);
    expect(await running(page)).toBe(0);
    await page.keyboard.press('z');
    expect(await scaleOf(page, 2400)).toBeCloseTo(1, 3);
    expect(await running(page)).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('4.2 lightbox: without script a picture is a link to its file', async ({ page }) => {
    await page.goto('/demo/gallery');
    const href = await thumbnails(page).first().getAttribute('href');
    await thumbnails(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
});
