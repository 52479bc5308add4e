import type { Locator, Page } from '@playwright/test';
import { FormApi, receipt } from '../support/form-api.ts';
import { lightboxOf, shownPicture, untilOpen } from '../support/lightbox.ts';
import {
  consoleOf,
  followLink,
  goTo,
  markDocument,
  open,
  shownPage,
  traverseTo,
  untilShown,
} from '../support/navigation.ts';
import { countLoads, setHidden } from '../support/outdated-page.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

const noticeOn = (page: Page): Locator => page.locator('[data-notice]');
const firstField = (page: Page) => shownPage(page).locator('input:not([type="hidden"]), textarea').first();
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Turns off the prefetch of links in view. */
async function withoutLooking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Navigates within the app once, so that all of it is loaded before going offline. */
async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, '/datenschutz');
  await goTo(page, address);
  await page.waitForLoadState('networkidle');
}

test('7.4 offline: a link that was not loaded ahead leaves the page as it is, says so, and is followed later', async ({
  page,
  context,
}) => {
  const sentence = 'Keine Verbindung. Die nächste Seite öffnet sich von selbst';
  await withoutLooking(page);
  await openWhole(page, '/demo/form');
  const isSame = await markDocument(page);
  const lines = consoleOf(page);
  // What sends the form loads with the first character.
  const sending = page.waitForResponse(/sending-views-[^/]*\.js/);
  await firstField(page).fill('Nordkurve');
  await (await sending).finished();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await context.setOffline(true);
  await followLink(page, '/demo/accordion#x');
  await expect(noticeOn(page)).toContainText(sentence);
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
  await expect.poll(() => pathOf(page)).toBe('/demo/form');
  await expect(shownPage(page)).toHaveAttribute('data-page', '/demo/form');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(firstField(page)).toHaveValue('Nordkurve');
  await expect(page.locator('[role="progressbar"]')).toHaveCount(0);
  await context.setOffline(false);
  await untilShown(page, '/demo/accordion');
  await expect(noticeOn(page)).toHaveCount(0);
  expect(await isSame()).toBe(true);
  await traverseTo(page, -1, '/demo/form');
  await expect(firstField(page)).toHaveValue('Nordkurve');
  expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

test('7.4 offline: what was loaded goes on working, pages that were visited and links that were loaded ahead', async ({
  page,
  context,
}) => {
  await openWhole(page, '/ds-index');
  await goTo(page, '/strategie');
  await context.setOffline(true);
  await goTo(page, '/ds-index');
  await traverseTo(page, -1, '/strategie');
  await expect(noticeOn(page)).toHaveCount(0);
  await expect(shownPage(page).locator('h1')).toHaveText('Der Ring bleibt.');
});

test(
  '7.4 offline: the way to a shop elsewhere leaves the page as it is, and is followed later',
  release,
  async ({ page, context }) => {
    await openWhole(page, '/demo/shop/product-detail');
    await page.route('https://shop.example/**', (route) => route.fulfill({ body: 'The shop' }));
    const form = shownPage(page).locator('form[data-product]').first();
    await form.evaluate((element) => element.setAttribute('action', 'https://shop.example/basket'));
    await form.locator('input[name="size"][value="m"]').check();
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Zum Shop' }).first().click();
    await expect(noticeOn(page)).toContainText('Die nächste Seite öffnet sich von selbst');
    expect(pathOf(page)).toBe('/demo/shop/product-detail');
    await context.setOffline(false);
    await page.waitForURL('https://shop.example/basket?size=m&variant=home');
  },
);

test('7.4 offline: the visitor tries again, and stays', release, async ({ page, context }) => {
  await withoutLooking(page);
  await openWhole(page, '/ds-index');
  await context.setOffline(true);
  await followLink(page, '/strategie');
  await noticeOn(page).getByRole('button', { name: 'Jetzt versuchen' }).click();
  await expect(noticeOn(page)).toContainText('Noch keine Verbindung.');
  await noticeOn(page).getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(noticeOn(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await goTo(page, '/impressum');
  await expect.poll(() => pathOf(page)).toBe('/impressum');
});

test('7.4 offline: also where the browser takes the network for being there', release, async ({ page }) => {
  await withoutLooking(page);
  await openWhole(page, '/ds-index');
  await page.route('**/*', (route) => route.abort());
  await followLink(page, '/strategie');
  await expect(noticeOn(page)).toContainText('Keine Verbindung.');
  await expect.poll(() => pathOf(page)).toBe('/ds-index');
  await page.unroute('**/*');
  // Retries run by themselves; the visitor is faster.
  await noticeOn(page).getByRole('button', { name: 'Jetzt versuchen' }).click();
  await untilShown(page, '/strategie');
});

test(
  '7.4 offline: a connection that is half open ends in a sentence, and not with the browser’s patience',
  release,
  async ({ page }) => {
    await withoutLooking(page);
    await openWhole(page, '/ds-index');
    await page.route('**/*', () => {});
    await followLink(page, '/strategie');
    // Eight seconds until the first probe, and five until its timeout.
    await expect(noticeOn(page)).toContainText('Keine Verbindung.', { timeout: 30_000 });
    await expect.poll(() => pathOf(page)).toBe('/ds-index');
    await page.unroute('**/*');
    await noticeOn(page).getByRole('button', { name: 'Jetzt versuchen' }).click();
    await untilShown(page, '/strategie');
  },
);

test(
  '8.7 offline: a page whose payload never comes is loaded as a document, as the site answers for all others',
  release,
  async ({ page }) => {
    await page.clock.install();
    await withoutLooking(page);
    await openWhole(page, '/ds-index');
    const isSame = await markDocument(page);
    await page.route('**/strategie/_payload.js?*', () => {});
    let documents = 0;
    page.on('load', () => {
      documents += 1;
    });
    const asked = page.waitForRequest('**/strategie/_payload.js?*');
    await followLink(page, '/strategie');
    await asked;
    // Waiting out a minute would take too long.
    await expect
      .poll(async () => {
        await page.clock.fastForward(8000);
        return documents;
      })
      .toBe(1);
    expect(await isSame()).toBe(false);
    expect(pathOf(page)).toBe('/strategie');
    await expect(shownPage(page).locator('h1')).toHaveText('Der Ring bleibt.');
    await expect(noticeOn(page)).toHaveCount(0);
  },
);

test(
  '2.10 offline: Forward to what is not kept stays where the visitor is, and goes on later',
  release,
  async ({ page, context }) => {
    await openWhole(page, '/ds-index');
    await followLink(page, '/gibt-es-nicht');
    await untilShown(page, '');
    await traverseTo(page, -1, '/ds-index');
    await context.setOffline(true);
    await page.evaluate(() => history.forward());
    await expect(noticeOn(page)).toBeVisible();
    await expect.poll(() => pathOf(page)).toBe('/ds-index');
    await context.setOffline(false);
    await untilShown(page, '');
    await expect(shownPage(page).locator('[data-error-status]')).toHaveText('404');
    await traverseTo(page, -1, '/ds-index');
  },
);

test('8.4 offline: a page that lacks its styles is not shown, and comes once there is a network', async ({
  page,
  context,
}) => {
  await openWhole(page, '/impressum');
  const payload = page.waitForResponse(/\/demo\/accordion\/_payload\.js/);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/demo/accordion';
    link.textContent = 'Akkordeon';
    const main = [...document.querySelectorAll('main')].find((element) => element.checkVisibility());
    main?.prepend(link);
    navigation.dispatchEvent(new Event('navigatesuccess'));
  });
  await (await payload).finished();
  const loads = countLoads(page);
  await context.setOffline(true);
  await shownPage(page).getByRole('link', { name: 'Akkordeon' }).click();
  await expect(noticeOn(page)).toContainText('Keine Verbindung.');
  await expect.poll(() => pathOf(page)).toBe('/impressum');
  // In the background nothing is probed, but the page must still stay.
  await setHidden(page, true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await setHidden(page, false);
  await expect(shownPage(page)).toHaveAttribute('data-page', '/impressum');
  expect(loads()).toEqual([]);
  await context.setOffline(false);
  await page.waitForURL('**/demo/accordion');
  await expect(shownPage(page).locator('summary').first()).toBeVisible();
  expect(loads()).toEqual([]);
});

test(
  '8.4 offline: what goes from page to page was not loaded yet, and a link waits for the network',
  release,
  async ({ page, context }) => {
    const lines = consoleOf(page);
    // As before the first navigation.
    await open(page, '/ds-index');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await followLink(page, '/strategie');
    await expect(noticeOn(page)).toContainText('Keine Verbindung.');
    await expect.poll(() => pathOf(page)).toBe('/ds-index');
    await context.setOffline(false);
    await page.waitForURL('**/strategie');
    await expect(shownPage(page).locator('h1')).toHaveText('Der Ring bleibt.');
    expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  },
);

for (const [what, link] of [
  ['picture', 'a[data-pswp-width]'],
  ['document', 'a[data-opens="document"]'],
] as const)
  test(
    `8.7 offline: a ${what} that is the first to be opened says so, and opens later`,
    release,
    async ({ page, context }) => {
      const sentence = 'Keine Verbindung. Was du aufgerufen hast,';
      const lines = consoleOf(page);
      await open(page, '/demo/gallery');
      await page.waitForLoadState('networkidle');
      const isSame = await markDocument(page);
      await context.setOffline(true);
      const picture = shownPage(page).locator(link).first();
      await picture.click();
      await expect(noticeOn(page)).toContainText(sentence);
      await expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
      expect(pathOf(page)).toBe('/demo/gallery');
      await context.setOffline(false);
      await untilOpen(page);
      // Its stylesheet, which had failed as well, loaded first.
      await expect(lightboxOf(page)).toHaveCSS('position', 'fixed');
      await expect(noticeOn(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(lightboxOf(page)).toHaveCount(0);
      expect(await isSame()).toBe(true);
      expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    },
  );

test(
  '8.7 offline: a picture that waits is let be, and the next one opens when there is a network',
  release,
  async ({ page, context }) => {
    await withoutLooking(page);
    await openWhole(page, '/demo/gallery');
    await context.setOffline(true);
    await shownPage(page).locator('a[data-pswp-width]').first().click();
    await noticeOn(page).getByRole('button', { name: 'Jetzt versuchen' }).click();
    await expect(noticeOn(page)).toContainText('Noch keine Verbindung. Was du aufgerufen hast');
    await noticeOn(page).getByRole('button', { name: 'Nicht öffnen' }).click();
    await expect(noticeOn(page)).toHaveCount(0);
    await context.setOffline(false);
    await shownPage(page).locator('a[data-pswp-width]').nth(1).click();
    await untilOpen(page);
    // Its stylesheet had failed for the abandoned one.
    await expect(lightboxOf(page)).toHaveCSS('position', 'fixed');
  },
);

test('8.7 offline: a picture that waits makes way for a link', release, async ({ page, context }) => {
  await withoutLooking(page);
  await openWhole(page, '/demo/gallery');
  await context.setOffline(true);
  await shownPage(page).locator('a[data-pswp-width]').first().click();
  await expect(noticeOn(page)).toContainText('Was du aufgerufen hast');
  await followLink(page, '/strategie');
  await expect(noticeOn(page)).toContainText('Die nächste Seite');
  await context.setOffline(false);
  await untilShown(page, '/strategie');
  await expect(lightboxOf(page)).toHaveCount(0);
});

test(
  '7.4 offline: a document in the lightbox waits for the network instead of opening a tab in vain',
  release,
  async ({ page, context }) => {
    await openWhole(page, '/demo/gallery');
    await shownPage(page).locator('a[data-opens="document"]').first().click();
    await untilOpen(page);
    await context.setOffline(true);
    await lightboxOf(page).getByRole('link', { name: 'Dokument öffnen' }).click();
    await expect(noticeOn(page)).toContainText('Keine Verbindung. Die nächste Seite öffnet sich von selbst');
    expect(context.pages()).toHaveLength(1);
    const asked = page.waitForRequest(/\/media\/vor-dem-andruck-de[^/]*\.pdf$/);
    await context.setOffline(false);
    await asked;
  },
);

test(
  '4.1 offline: a picture in the lightbox says that there is no network, and comes when there is',
  release,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/demo/gallery');
    const isLast = shownPage(page)
      .locator('[data-block="gallery"]')
      .first()
      .locator('a[data-pswp-width]')
      .last();
    await shownPage(page)
      .locator('[data-block="gallery"]')
      .first()
      .locator('a[data-pswp-width]')
      .first()
      .click();
    await untilOpen(page);
    await expect(shownPicture(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await isLast.evaluate((link: HTMLAnchorElement) => {
      // None of its sizes is in the browser's cache.
      for (const image of link.querySelectorAll('source, img')) image.removeAttribute('srcset');
      link.href += '?again';
    });
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    await context.setOffline(true);
    await isLast.click();
    await untilOpen(page);
    await expect(lightboxOf(page).getByText('Keine Verbindung. Das Bild kommt von selbst')).toBeVisible();
    await context.setOffline(false);
    await expect(shownPicture(page)).toBeVisible();
    await expect(lightboxOf(page).getByText('Keine Verbindung.')).toHaveCount(0);
  },
);

for (const decision of ['Nächste Seite öffnen', 'Hier bleiben'])
  test(
    `7.4 offline: a form and a link wait: the form is sent, its receipt is seen, then “${decision}”`,
    release,
    async ({ page, context }) => {
      await withoutLooking(page);
      await open(page, '/barrierefreiheit');
      await page.waitForLoadState('networkidle');
      const form = shownPage(page)
        .locator('form')
        .filter({ has: page.locator('textarea') });
      // The sending script requests it as soon as it is loaded.
      const challenge = page.waitForResponse('**/challenge');
      await form.locator('textarea').first().fill('Der Ring hat keinen Text.');
      await (await challenge).finished();
      await context.setOffline(true);
      await form.locator('button[type="submit"]').click();
      await expect(shownPage(page).getByText('Kein Netz.').first()).toBeVisible();
      await followLink(page, '/ds-index');
      await expect(noticeOn(page)).toContainText('Die nächste Seite öffnet sich von selbst');
      const api = await FormApi.at(context);
      await context.setOffline(false);
      await expect(noticeOn(page)).toContainText('Die Verbindung steht wieder.');
      await expect(shownPage(page).getByText(receipt.slice(0, 4)).first()).toBeVisible();
      expect(pathOf(page)).toBe('/barrierefreiheit');
      expect(api.submissions).toHaveLength(1);
      await noticeOn(page).getByRole('button', { name: decision }).click();
      await expect(noticeOn(page)).toHaveCount(0);
      if (decision === 'Hier bleiben') expect(pathOf(page)).toBe('/barrierefreiheit');
      else await page.waitForURL('**/ds-index');
    },
  );
