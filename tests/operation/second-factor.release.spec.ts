import { expect, type Page, test } from '@playwright/test';
import { shown } from '../support/authenticator.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import { openAtDesk } from '../support/desk-views.ts';
import { copyOfSeededData, Product, testAdmin } from '../support/product.ts';

test.use({ bypassCSP: true, locale: 'de-DE' });

async function expectNoFlaw(page: Page): Promise<void> {
  await addAxe(page);
  expect(await axeViolations(page)).toEqual([]);
}

test('an admin who has to have a second factor sets it up while signing in, and can’t get in without it', async ({
  page,
}) => {
  const data = await copyOfSeededData();
  const product = await Product.create({
    dataDir: data.path,
    environment: { REQUIRE_TWO_FACTOR: 'admins' },
  });
  try {
    await Promise.all([product.startContent(), product.startSite()]);
    const code = page.getByRole('textbox', { name: 'Code' });
    const signIn = async () => {
      await page.goto(`${product.siteUrl}/admin/collections/pages`);
      await page.waitForURL(/\/admin\/login/);
      await page.getByLabel('E-Mail-Adresse').fill(testAdmin.email);
      await page.getByLabel('Passwort', { exact: true }).fill(testAdmin.password);
      await expectNoFlaw(page);
      await page.keyboard.press('Enter');
      await expect(code).toBeFocused();
      await expectNoFlaw(page);
    };

    await signIn();
    const secret = await page.locator('code').innerText();
    await page.keyboard.type('000000\n');
    await expect(page.getByText('Der Code stimmt nicht')).toBeVisible();
    await code.fill(shown(secret));
    await page.keyboard.press('Enter');
    const kept = page.getByRole('button', { name: 'Ich habe sie aufgehoben' });
    await expect(kept).toBeVisible();
    const recoveryCodes = await page.locator('li code').allInnerTexts();
    expect(new Set(recoveryCodes).size).toBe(10);
    await expectNoFlaw(page);
    await kept.click();
    await page.waitForURL((url) => url.pathname === '/admin/collections/pages');

    await page.context().clearCookies();
    await signIn();
    await page.keyboard.type(`${recoveryCodes[3]?.toLowerCase()}\n`);
    await page.waitForURL((url) => url.pathname === '/admin/collections/pages');

    await openAtDesk(page, `${product.siteUrl}/admin/account`);
    const panel = page.getByRole('region', { name: 'Zweiter Faktor' });
    await expect(panel).toContainText('9 Notfallcodes sind übrig. Für dieses Konto ist er Pflicht.');
    await expect(panel.getByRole('button')).toHaveText(['Andere App einrichten', 'Neue Notfallcodes']);
    await panel.getByRole('button', { name: 'Neue Notfallcodes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zweiter Faktor' });
    await dialog.getByLabel('Passwort').fill(testAdmin.password);
    await dialog.getByRole('textbox', { name: 'Code' }).fill(shown(secret, 1));
    await page.keyboard.press('Enter');
    await expect(dialog.locator('li code')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'Ich habe sie aufgehoben' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText('10 Notfallcodes sind übrig.');
  } finally {
    await product.stop();
    await data.remove();
  }
});
