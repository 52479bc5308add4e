import type { Locator } from '@playwright/test';
import {
  followLink,
  goTo,
  holdBack,
  markDocument,
  open,
  shownPage,
  traverseTo,
  untilShown,
} from '../support/navigation.ts';
import { countLoads } from '../support/outdated-page.ts';
import { release } from '../support/suite.ts';
import { expect, siteUrl, test } from '../support/under-test.ts';

const progress = '[role="progressbar"]';

test('links lead to pages inside the app wherever they stand, and focus goes to the heading', async ({
  page,
}) => {
  await open(page, '/demo/rich-text');
  const isSame = await markDocument(page);
  // In header, content and footer; none of them uses a special component.
  for (const [where, address] of [
    ['header nav', '/ds-index'],
    ['main', '/demo/accordion'],
    ['footer', '/impressum'],
  ] as const) {
    await shownPage(page).locator(`${where} a[href="${address}"]:visible`).first().click();
    await untilShown(page, address);
    await expect(shownPage(page).locator('h1')).toBeFocused();
    await expect(page.locator('body > [role="status"]')).toHaveText(await page.title());
  }
  expect(await isSame()).toBe(true);
});

test('what is no plain link to a page stays the browser’s', async ({ page, context }) => {
  await open(page, '/ds-index');
  const isSame = await markDocument(page);
  const link = shownPage(page).locator('footer a[href="/impressum"]').first();
  for (const modifiers of [['ControlOrMeta'], ['Shift']] as const) {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: [...modifiers] });
    const other = await opened;
    await other.waitForURL('**/impressum');
    await other.close();
  }
  await page.evaluate(() => {
    for (const [name, value] of [
      ['target', '_blank'],
      ['download', ''],
    ] as const) {
      const link = document.createElement('a');
      link.href = '/impressum';
      link.textContent = name;
      link.setAttribute(name, value);
      document.querySelector('main')?.prepend(link);
    }
  });
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'target', exact: true }).click();
  await (await opened).close();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'download', exact: true }).click();
  await (await download).cancel();
  await expect(shownPage(page)).toHaveAttribute('data-page', '/ds-index');
  expect(await isSame()).toBe(true);
});

test('forms and files are the browser’s, too', release, async ({ page }) => {
  await open(page, '/ds-index');
  const loads = countLoads(page);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = '/strategie';
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('**/strategie?');
  expect(loads()).toHaveLength(1);
  await open(page, '/ds-index');
  await followLink(page, '/brand/tokens.css');
  await expect.poll(() => loads().at(-1)).toBe(`${siteUrl()}/brand/tokens.css`);
});

test('Back puts focus where it was', async ({ page }) => {
  await open(page, '/ds-index');
  const link = shownPage(page).locator('header nav a[href="/strategie"]');
  await link.focus();
  await page.keyboard.press('Enter');
  await untilShown(page, '/strategie');
  await expect(shownPage(page).locator('h1')).toBeFocused();
  await traverseTo(page, -1, '/ds-index');
  await expect(link).toBeFocused();
  await traverseTo(page, 1, '/strategie');
  await expect(shownPage(page).locator('h1')).toBeFocused();
});

test('4.7 loading status: a newer navigation supersedes an older one that is still loading', async ({
  page,
}) => {
  await open(page, '/ds-index');
  const release = await holdBack(page, /\/strategie\/_payload\.js/);
  await followLink(page, '/strategie');
  await page.waitForURL('**/strategie');
  await goTo(page, '/impressum');
  release();
  await page.waitForLoadState('networkidle');
  await expect(shownPage(page)).toHaveAttribute('data-page', '/impressum');
  expect(new URL(page.url()).pathname).toBe('/impressum');
  await expect(page).toHaveTitle(/Impressum/);
  // Back to the page that failed, then back to where its link was followed.
  await traverseTo(page, -1, '/strategie');
  await traverseTo(page, -1, '/ds-index');
});

test('the ring shows that a page is loading, but only after 200 ms', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await open(page, '/en/ds-index');
  const release = await holdBack(page, /\/demo\/embed\/_payload\.js/);
  await goTo(page, '/en/impressum');
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  const asked = page.waitForRequest(/\/demo\/embed\/_payload\.js/);
  await followLink(page, '/en/demo/embed');
  await asked;
  await page.clock.runFor(190);
  await expect(page.locator(progress)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator(progress)).toHaveAccessibleName('The page is loading.');
  await expect(page.locator(progress)).toBeVisible();
  await expect(shownPage(page)).toHaveAttribute('data-page', '/en/impressum');
  release();
  await page.clock.resume();
  await untilShown(page, '/en/demo/embed');
  await expect(page.locator(progress)).toHaveCount(0);
});

test(
  'the ring that shows loading covers neither the index’s heading nor its search',
  release,
  async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/ds-index');
      const release = await holdBack(page, /\/demo\/embed\/_payload\.js/);
      await followLink(page, '/demo/embed');
      const ring = await boxOf(page.locator(progress));
      for (const covered of [shownPage(page).locator('h1'), shownPage(page).getByRole('searchbox')])
        expect(ring.y, `${width} px`).toBeGreaterThan((await boxOf(covered)).bottom);
      release();
      await untilShown(page, '/demo/embed');
    }
  },
);

test('an open menu and an open picture don’t outlive their page', release, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/ds-index');
  await goTo(page, '/demo/gallery');
  await shownPage(page).locator('header button[popovertarget]').first().click();
  await expect(shownPage(page).locator('header nav[popover]')).toBeVisible();
  await traverseTo(page, -1, '/ds-index');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await traverseTo(page, 1, '/demo/gallery');
  await shownPage(page).locator('a[data-pswp-width]').first().click();
  await expect(page.locator('.pswp--open')).toBeVisible();
  await traverseTo(page, -1, '/ds-index');
  await expect(page.locator('.pswp')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-lightbox');
});

async function boxOf(part: Locator): Promise<{ y: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { y: box.y, bottom: box.y + box.height };
}
