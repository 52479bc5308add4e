import { expect, type Page } from '@playwright/test';
import { clubFieldNames } from '../../src/blocks/club-details/club-details.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk, untilDeskIsReady } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import { type Product, until } from '../support/product.ts';
import { release } from '../support/suite.ts';

const password = 'a long enough sentence';

let product: Product;
let admin: ContentEditor;

test.beforeAll(async ({ operated, admin: signedIn }) => {
  product = operated;
  admin = signedIn;
  for (const role of ['editor', 'viewer'] as const)
    await admin.invite({ email: `first-${role}@example.org`, password, role });
});

test.afterAll(() => keepClub(Object.fromEntries(clubFieldNames.map((name) => [name, null]))));

async function keepClub(club: object): Promise<void> {
  const answer = await admin.request('POST', '/globals/project-settings?locale=de', { club });
  expect(answer.status, await answer.text()).toBe(200);
}

async function signedIn(page: Page, role: 'editor' | 'viewer'): Promise<void> {
  await signInAtDesk(page, product, { email: `first-${role}@example.org`, password });
}

test('what a club must fill in is asked for in three steps, and stands on the site', async ({ page }) => {
  await keepClub({ supervision: 'Sportaufsicht Beispiel' });
  await signedIn(page, 'editor');
  await openAtDesk(page, `${product.siteUrl}/admin`);
  await page.getByRole('link', { name: 'In drei Schritten eintragen' }).click();
  await page.waitForURL(/\/first-steps$/);
  await untilDeskIsReady(page);

  // What can't be true is said at its field, and nothing that was entered is lost.
  await page.getByLabel('Name und Rechtsform').fill('FC Beispiel 1893 e. V.');
  await page.getByLabel('Anschrift').fill('Musterweg 1\n70000 Beispiel');
  await page.getByLabel('E-Mail').fill('kein Postfach');
  const save = page.getByRole('button', { name: 'Speichern und weiter' });
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Noch nicht gespeichert' })).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/E-Mail-Adresse/);
  await expect(page.getByLabel('Name und Rechtsform')).toHaveValue('FC Beispiel 1893 e. V.');
  await page.getByLabel('E-Mail').fill('post@example.org');

  // Without a network it is said, and can be tried again.
  await page.route('**/api/globals/project-settings*', (route) => route.abort());
  await page.getByLabel('E-Mail').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Das ließ sich nicht speichern' })).toBeVisible();
  await page.unroute('**/api/globals/project-settings*');
  await page.getByLabel('E-Mail').press('Enter');
  await page.waitForURL(/step=2$/);

  // What another account has filled in stays as it is.
  await expect(page.getByLabel('Aufsichtsbehörde')).toHaveValue('Sportaufsicht Beispiel');
  await page.getByRole('textbox', { name: 'Register' }).fill('Amtsgericht Beispiel, VR 1893');
  await save.click();
  await page.waitForURL(/step=3$/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Register' })).toHaveValue('Amtsgericht Beispiel, VR 1893');
  await page.goForward();
  await page.getByLabel('Hoster und andere Auftragsverarbeiter').fill('Rechenzentrum Beispiel');
  await save.click();
  await page.waitForURL(/step=4$/);
  await expect(page.getByRole('main')).toContainText('Noch leer ist');
  await expect(page.getByRole('link', { name: 'Konten: wer hier sonst noch arbeitet' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Register', exact: true })).toHaveCount(0);

  await until('the imprint has the club’s name', async () =>
    (await (await fetch(`${product.siteUrl}/impressum`)).text()).includes('FC Beispiel 1893'),
  );
  await keepClub({
    representatives: 'Kim Beispiel, Vorstand',
    phone: '0711 000000',
    responsible: 'Kim Beispiel',
    privacyContact: 'datenschutz@example.org',
  });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Alles da');
  await openAtDesk(page, `${product.siteUrl}/admin`);
  await expect(page.getByRole('heading', { name: 'Bevor die Website online geht' })).toHaveCount(0);
});

test(
  'whoever only reads is told who fills it in, and a stranger is led to the log-in',
  release,
  async ({ page }) => {
    await page.goto(`${product.siteUrl}/admin/first-steps?step=2`);
    await page.waitForURL(/\/admin\/login\?/);
    await signedIn(page, 'viewer');
    await openAtDesk(page, `${product.siteUrl}/admin/first-steps?step=2`);
    await expect(page.getByText('Eintragen können das Konten, die Inhalte schreiben dürfen.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
);
