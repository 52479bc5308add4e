import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { goTo, open, shownPage, traverseTo } from '../support/navigation.ts';
import { expect, test } from '../support/under-test.ts';

function finger(link: Locator, events: readonly string[]): Promise<void> {
  return link.evaluate((link, events) => {
    for (const event of events)
      link.dispatchEvent(new PointerEvent(event, { bubbles: true, pointerType: 'touch' }));
  }, events);
}

const linkTo = (page: Page, address: string) => shownPage(page).locator(`main a[href="${address}"]`).first();

const isLaidOut = async (page: Page) => {
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  return page.evaluate(() => document.documentElement.scrollHeight);
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

test('a page is made ready while a pointer rests on its link: nobody sees it, and only one waits', async ({
  page,
}) => {
  await open(page, '/ds-index');
  await linkTo(page, '/demo/hero').hover();
  const hero = page.locator('[data-page="/demo/hero"]');
  await expect(hero.locator('h1')).toHaveCount(1);
  await expect(hero).toBeHidden();
  await expect(page).toHaveURL('/ds-index');
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await linkTo(page, '/demo/form').hover();
  await expect(page.locator('[data-page="/demo/form"] h1')).toHaveCount(1);
  await expect(hero).toHaveCount(0);
  await linkTo(page, '/demo/hero').click();
  await expect(hero).toBeVisible();
  await expect(page.locator('[data-page="/demo/form"]')).toHaveCount(0);
  await traverseTo(page, -1, '/ds-index');
  await expect(page.locator('[data-page]')).toHaveCount(2);
});

test('a finger that scrolls makes nothing ready, wherever it came down; one that stays on a link does', async ({
  page,
}) => {
  await open(page, '/ds-index');
  await finger(linkTo(page, '/demo/gallery'), ['pointerover', 'pointerout']);
  await finger(linkTo(page, '/demo/form'), ['pointerover']);
  await expect(page.locator('[data-page="/demo/form"] h1')).toHaveCount(1);
  await expect(page.locator('[data-page="/demo/gallery"]')).toHaveCount(0);
});

test('the document of an error stays until the next page is shown', async ({ page }) => {
  await open(page, '/nope');
  await page.locator('a[href="/ds-index"]').first().hover();
  await page.waitForLoadState('networkidle');
  await expect(shownPage(page).locator('h1')).toBeVisible();
  await page.locator('a[href="/ds-index"]').first().click();
  await expect(shownPage(page)).toHaveAttribute('data-page', '/ds-index');
});

test('a page that is laid out bit by bit ends as high as one that was loaded, in its place on the way back', async ({
  page,
}) => {
  await open(page, '/demo/gallery');
  const loaded = await isLaidOut(page);
  await open(page, '/ds-index');
  await goTo(page, '/demo/gallery');
  expect(await isLaidOut(page)).toBe(loaded);
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  const topOf = () =>
    shownPage(page)
      .locator('[data-block]')
      .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().top)));
  const before = await topOf();
  await goTo(page, '/ds-index');
  await traverseTo(page, -1, '/demo/gallery');
  await isLaidOut(page);
  expect(await topOf()).toEqual(before);
});

/** Chromium's trace; `elementCount` is the number of elements in a style recalculation. */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), args: z.object({ elementCount: z.number().optional() }).optional() }),
  ),
});

test('the root changes at every change of pages, and the elements of a long page are not restyled for it', async ({
  browser,
  page,
}) => {
  await open(page, '/strategie');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => document.startViewTransition(() => {}).finished);
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const styled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  expect(styled.length).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(100);
});
