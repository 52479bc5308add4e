import type { Locator, Page } from '@playwright/test';
import { shownExamples, stressTests } from '../../src/blocks/examples.ts';
import { lightboxOf, untilOpen } from '../support/lightbox.ts';
import { followLink, open, shownPage } from '../support/navigation.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

const gallery = '/demo/gallery';

function drawerOf(page: Page): Locator {
  return shownPage(page).locator('details[data-drawer]');
}

const front = (drawer: Locator) => drawer.locator('summary').first();

test('a demo page shows what a designer would show, and folds its stress tests away at its end', async ({
  page,
}) => {
  await page.goto(gallery);
  await expect(page.locator('main > details[data-drawer]:last-child:not([open])')).toHaveCount(1);
  const namesIn = (place: string) =>
    page
      .locator(`${place} > [data-block="headline"][id]`)
      .evaluateAll((captions) => captions.map(({ id }) => id));
  const names = (examples: readonly { id: string }[]) => examples.map(({ id }) => id);
  expect(await namesIn('main')).toEqual(names(shownExamples('gallery')));
  expect(await namesIn('details[data-drawer]')).toEqual(names(stressTests('gallery')));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without script',
    releaseUnless(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test('a drawer opens and closes by pointer and by key, and a link leads into it', async ({ page }) => {
        await page.goto(gallery);
        if (javaScriptEnabled) await untilAwake(page);
        const drawer = page.locator('details[data-drawer]');
        const inside = drawer.locator('[data-block="gallery"] a').first();
        await expect(inside).toBeHidden();
        await front(drawer).click();
        await expect(inside).toBeVisible();
        await front(drawer).press('Enter');
        await expect(inside).toBeHidden();
        await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Extreme Beispiele');
        await page.goto(`${gallery}#worst-case`);
        await expect(page.locator('[id="worst-case"]')).toBeInViewport();
      });
    },
  );
}

test(
  'a link from another page leads into a drawer, and one to the drawer opens it',
  release,
  async ({ page }) => {
    await open(page, '/ds-index');
    await followLink(page, `${gallery}#worst-case`);
    await expect(shownPage(page).locator('[id="worst-case"]')).toBeInViewport();
    await open(page, `/en${gallery}#stress-test`);
    await expect(drawerOf(page)).toHaveAttribute('open');
    await expect(front(drawerOf(page))).toBeInViewport();
  },
);

test('what lies in a drawer enters, loads and opens large once it is opened', release, async ({ page }) => {
  await open(page, gallery);
  const drawer = drawerOf(page);
  const picture = drawer.locator('[data-block="gallery"] img').last();
  const waiting = drawer.locator('[data-motion="reveal"]:not([data-entered])');
  const before = await waiting.count();
  expect(before).toBeGreaterThan(0);
  // Pictures further up may still load and grow the page.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(front(drawer)).toBeInViewport({ timeout: 1000 });
  }).toPass();
  expect(await waiting.count()).toBe(before);
  await front(drawer).click();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(waiting).toHaveCount(0);
  await drawer.locator('[data-block="gallery"] a[data-pswp-width]').last().click();
  await untilOpen(page);
  await expect(lightboxOf(page)).toBeVisible();
});

test('on paper a drawer is open', release, async ({ page }) => {
  await page.goto('/demo/headline');
  const inside = drawerOf(page).locator('[data-block="headline"]').last();
  await expect(inside).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(inside).toBeVisible();
});
