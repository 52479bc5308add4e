import type { Locator, Page } from '@playwright/test';
import { release } from '../support/suite.ts';
import { expect, siteUrl, test, untilAwake } from '../support/under-test.ts';

const address = '/ds-index';

async function openSearch(page: Page): Promise<Locator> {
  await page.goto(address);
  const search = page.getByRole('searchbox');
  await search.focus();
  await untilAwake(page);
  return search;
}

test('the index keeps what is meant by what one types, and says how much that is', async ({ page }) => {
  const search = await openSearch(page);
  const state = page.locator('search').getByRole('status');
  const names = page.locator('[data-block="feature-list"] li[data-kind]');
  const all = await names.count();
  await expect(state).toHaveText(`${all} von ${all} Bausteinen`);

  await search.fill('uberschrift');
  await expect(names.filter({ visible: true })).toHaveCount(1);
  await expect(state).toHaveText(`1 von ${all} Bausteinen`);

  await search.fill('gibt es nicht');
  await expect(names.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Den gibt es nicht')).toBeVisible();

  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(names.filter({ visible: true })).toHaveCount(all);
});

test('values without a block are not counted as no block', async ({ page }) => {
  const search = await openSearch(page);
  await search.fill('mindestgröße');
  await expect(page.locator('li[data-kind]').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('search').getByRole('status')).toHaveText(/^\d Werte, aber kein Baustein$/);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no key is offered that it has not', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByText('Taste /')).toBeHidden();
  });
});

test('whatever looks like a link on the index is one', release, async ({ page }) => {
  await page.goto(address);
  const names = page.locator('li[data-kind]');
  expect(await names.count()).toBeGreaterThan(0);
  await expect(names.locator('a[href]')).toHaveCount(await names.count());
});

test('Enter follows the only entry left', async ({ page }) => {
  const search = await openSearch(page);
  await search.fill('akkordeon');
  await expect(page.locator('li[data-kind]').filter({ visible: true })).toHaveCount(1);
  await search.press('Enter');
  await page.waitForURL('**/demo/accordion');
});

test('Enter copies the value that was asked for, though one block has to do with it; the next search is about something else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const search = await openSearch(page);
  await search.fill('schutzraum');
  await expect(page.locator('li[data-kind]').filter({ visible: true })).toHaveCount(1);
  await search.press('Enter');
  const said = page.getByRole('status').filter({ hasText: /kopiert|Werte dazu/ });
  await expect(said).toHaveText('25\u00A0% der Höhe ist kopiert.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('25\u00A0% der Höhe');
  expect(new URL(page.url()).pathname).toBe(address);
  await search.fill('mindestgröße');
  await expect(said).toHaveText(/^\d Werte/);
});

test('the key / leads into the search before React is there', release, async ({ page }) => {
  await page.route(/\/assets\/islands-[^/]*\.js$/, () => {});
  await page.goto(address);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the key / leads into the search until it is switched off', release, async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await untilAwake(page);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');

  const key = page.getByRole('button', { name: 'Taste / führt in die Suche', exact: true });
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});

test('what was typed before React arrived counts', release, async ({ page }) => {
  await page.goto(address);
  const search = page.getByRole('searchbox');
  await search.fill('galerie');
  await untilAwake(page);
  await expect(search).toHaveValue('galerie');
  await expect(page.locator('search').getByRole('status')).toHaveText(/^\d von/);
  await expect(page.locator('li[data-kind="gallery"]')).toBeVisible();
  await expect(page.locator('li[data-kind="poll"]')).toBeHidden();
});

test('without script there is no search, and every block is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(siteUrl() + address);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('li[data-kind]').first()).toBeVisible();
  await context.close();
});

test(
  'the longest name of the index takes one line, however wide the window is',
  release,
  async ({ page }) => {
    await page.goto('/en/ds-index');
    await page.evaluate(() => document.fonts.ready);
    for (const width of [768, 946, 961, 1000, 1040, 1051, 1087, 1088, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const torn = await page.locator('li[data-kind] > a').evaluateAll((names) =>
        names
          .filter((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
          })
          .map((name) => name.textContent),
      );
      expect(torn, `${width} px`).toEqual([]);
    }
  },
);
