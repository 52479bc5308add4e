import german from '#i18n/messages/de.json' with { type: 'json' };
import { browserLocale } from '../support/pages-of-the-specification.ts';
import { expect, test } from '../support/under-test.ts';

const { menu, closeMenu } = german.shell;

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, locale: browserLocale.de });

  test('opens by keyboard, keeps focus inside, and gives it back on Escape', async ({ page }) => {
    await page.goto('/ds-index');
    const open = page.getByRole('button', { name: menu });
    await page.locator('[data-island="menu"][data-awake]').waitFor();
    await open.focus();
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: closeMenu });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    const stops = await page.locator('header nav[popover] :is(a, button)').count();
    for (let stop = 0; stop < stops; stop += 1) {
      await expect(page.locator('nav[popover] :focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('is modal for whoever opened it before the script was there', async ({ page }) => {
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/assets/menu.island*', async (route) => {
      await isOpen;
      await route.continue();
    });
    await page.goto('/ds-index');
    await page.getByRole('button', { name: menu }).click();
    open();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
  });

  test('leaves nothing inert when the window becomes wide', async ({ page }) => {
    await page.goto('/ds-index');
    await page.getByRole('button', { name: menu }).click();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});
