import { expectHead, readHead, readSettings } from '../support/head-tags.ts';
import { shownPage, untilShown } from '../support/navigation.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

// Every page's head and the brand's letter are tested in every-page.spec.ts and pages-at-rest.spec.ts.

test.describe('1.1 head metadata', () => {
  test('1.1 head metadata: still exactly once after a followed link and a switched language', async ({
    page,
  }) => {
    const settings = await readSettings();
    await page.goto('/strategie');
    await untilAwake(page);
    await page.locator('header nav a[href="/ds-index"]').click();
    await untilShown(page, '/ds-index');
    await expectHead(page, { path: '/ds-index', locale: 'de' }, settings);
    await shownPage(page).locator('a[data-language-switch]').click();
    await untilShown(page, '/en/ds-index');
    await expectHead(page, { path: '/ds-index', locale: 'en' }, settings);
    await shownPage(page).locator('a[data-language-switch]').click();
    await untilShown(page, '/ds-index');
    await expectHead(page, { path: '/ds-index', locale: 'de' }, settings);
  });

  test('1.1 head metadata: an error’s title is status and message', async ({ page }) => {
    for (const address of ['/gibt-es-nicht', '/en/not-here?x=1']) {
      await page.goto(address);
      await expect(page).toHaveTitle(`404 - Page not found: ${address}`);
      const head = await readHead(page);
      expect(head.titles).toHaveLength(1);
      expect(head.descriptions).toHaveLength(1);
      expect(head.shareTitles).toEqual(head.titles);
      expect(head.cards).toEqual(['summary_large_image']);
    }
  });
});
