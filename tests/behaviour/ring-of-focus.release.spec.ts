import type { Page } from '@playwright/test';
import { thumbnails, untilOpen } from '../support/lightbox.ts';
import { followLink, goTo } from '../support/navigation.ts';
import { pollExamplesAddress } from '../support/poll-examples.ts';
import { controlsWithoutRing } from '../support/ring-of-focus.ts';
import {
  loadEveryPicture,
  openDrawers,
  untilAwakeIfAny,
  untilPlayersAreOurs,
} from '../support/settled-page.ts';
import { expect, test } from '../support/under-test.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

const onPhones = ['/', '/ds-index', '/strategie', '/demo/form', '/demo/gallery', '/demo/shop/product-detail'];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAwakeIfAny(page);
  await openDrawers(page);
  await loadEveryPicture(page);
}

for (const path of onPhones)
  test(`a ring closes round every control on a phone, on ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, path);
    expect(await controlsWithoutRing(page, 'main')).toEqual([]);
  });

for (const viewport of [desk, phone])
  test(`a ring closes round every control of a ballot, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, await pollExamplesAddress('de'));
    expect(await controlsWithoutRing(page)).toEqual([]);
  });

test('a ring closes round every control of the open menu of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/strategie');
  await page.locator('header button[popovertarget]').first().click();
  expect(await controlsWithoutRing(page, 'header [popover]')).toEqual([]);
});

test('a ring closes round every control of the lightbox', async ({ page }) => {
  await open(page, '/demo/gallery');
  await thumbnails(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await untilOpen(page);
  expect(await controlsWithoutRing(page, '.pswp')).toEqual([]);
});

test('a ring closes round what a form and a product say is missing', async ({ page }) => {
  await open(page, '/demo/form');
  await page.locator('main form [type="submit"]').first().click();
  await expect(page.locator('[data-summary]')).toBeFocused();
  expect(await controlsWithoutRing(page, '[data-summary]')).toEqual([]);
  await open(page, '/demo/shop/product-detail');
  await page.locator('form[data-product] button').first().click();
  await expect(page.locator('form[data-product] [role="alert"]').first()).not.toBeEmpty();
  expect(await controlsWithoutRing(page, 'form[data-product]')).toEqual([]);
});

for (const viewport of [desk, phone])
  test(`a ring closes round every control of what is played, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/demo/media');
    for (const kind of ['film', 'sound']) {
      const player = page.locator(`main [data-player][data-kind="${kind}"]`).first();
      await player.scrollIntoViewIfNeeded();
      await untilPlayersAreOurs(page);
      const control = player.getByRole('button').first();
      await control.click();
      await expect.poll(() => player.locator('video, audio').evaluate(timeOf)).toBeGreaterThan(0);
      await control.click();
      expect(await controlsWithoutRing(page, `main [data-player][data-kind="${kind}"]`)).toEqual([]);
    }
  });

test('a ring closes round what is offered where nothing can be played', async ({ page }) => {
  await page.route(/\.(webm|wav)$/, (route) => route.abort());
  await open(page, '/demo/media');
  for (const kind of ['film', 'sound']) {
    const player = page.locator(`main [data-player][data-kind="${kind}"]`).first();
    await player.scrollIntoViewIfNeeded();
    await untilPlayersAreOurs(page);
    await player.getByRole('button').first().click();
    await expect(player.getByRole('alert')).toBeVisible();
    expect(await controlsWithoutRing(page, `main [data-player][data-kind="${kind}"]`)).toEqual([]);
  }
});

for (const viewport of [desk, phone])
  test(`a ring closes round what a notice offers, at ${viewport.width} px`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    // Turns off the prefetch of links in view.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/datenschutz');
    await goTo(page, '/ds-index');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await followLink(page, '/strategie');
    await expect(page.locator('[data-notice] button')).toHaveCount(2);
    expect(await controlsWithoutRing(page, '[data-notice]')).toEqual([]);
  });

test('a ring closes round what whoever has voted is told', async ({ page }) => {
  await open(page, '/');
  await page.locator('main form input').nth(1).check();
  await page.getByRole('button', { name: 'Abstimmen', exact: true }).click();
  await expect(page.getByText('Gezählt.').first()).toBeVisible();
  expect(await controlsWithoutRing(page, 'main')).toEqual([]);
});

function timeOf(element: Element): number {
  return element instanceof HTMLMediaElement ? element.currentTime : 0;
}
