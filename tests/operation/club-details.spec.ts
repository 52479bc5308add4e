import { expect, type Page } from '@playwright/test';
import { type ClubFieldName, clubFieldNames } from '../../src/blocks/club-details/club-details.ts';
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

const notice = { name: 'Bevor die Website online geht' };

test('what a club must fill in is listed on the dashboard, leads to its field, and stands on the site', async ({
  page,
}) => {
  await keepClub({ supervision: 'Sportaufsicht Beispiel' });
  await signedIn(page, 'editor');
  await openAtDesk(page, `${product.siteUrl}/admin`);
  await page.getByRole('region', notice).getByRole('link', { name: 'Register', exact: true }).click();
  const field = (name: ClubFieldName) => page.locator(`#field-club__${name}`);
  await expect(field('register')).toBeFocused();
  await untilDeskIsReady(page);

  // Impossible values are reported, and no input is lost.
  await field('register').fill('Amtsgericht Beispiel, VR 1893');
  await field('name').fill('FC Beispiel 1893 e. V.');
  await field('address').fill('Musterweg 1\n70000 Beispiel');
  await field('host').fill('Rechenzentrum Beispiel');
  await field('email').fill('kein Postfach');
  const save = page.locator('#action-save');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'So geht es noch nicht' })).toContainText('E-Mail');
  await expect(field('name')).toHaveValue('FC Beispiel 1893 e. V.');
  await field('email').fill('post@example.org');
  await save.click();
  await until('the imprint has the club’s name', async () =>
    (await (await fetch(`${product.siteUrl}/impressum`)).text()).includes('FC Beispiel 1893'),
  );

  // Another account's values stay.
  await expect(field('supervision')).toHaveValue('Sportaufsicht Beispiel');
  await openAtDesk(page, `${product.siteUrl}/admin`);
  const missing = page.getByRole('region', notice).getByRole('link');
  await expect(missing.first()).toHaveText('Vertreten durch');
  await expect(missing.filter({ hasText: 'Register' })).toHaveCount(0);
  await keepClub({
    representatives: 'Kim Beispiel, Vorstand',
    phone: '0711 000000',
    responsible: 'Kim Beispiel',
    privacyContact: 'datenschutz@example.org',
  });
  await openAtDesk(page, `${product.siteUrl}/admin`);
  await expect(page.getByRole('region', notice)).toHaveCount(0);
});

test('whoever only reads is asked for nothing', release, async ({ page }) => {
  await keepClub({ register: null });
  await signedIn(page, 'viewer');
  await openAtDesk(page, `${product.siteUrl}/admin`);
  await expect(page.getByRole('region', notice)).toHaveCount(0);
});
