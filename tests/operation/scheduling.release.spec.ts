import { expect, type Page } from '@playwright/test';
import { addAxe, axeViolations } from '../support/axe.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import type { Product } from '../support/product.ts';

// The checker's own script let in.
test.use({ bypassCSP: true });

test.beforeEach(({ page, operated }) => signInAtDesk(page, operated));

const open = (page: Page, { siteUrl }: Product, id: string) =>
  openAtDesk(page, `${siteUrl}/admin/collections/pages/${id}?locale=de`);

const panelOf = (page: Page) => page.getByRole('region', { name: 'Planen' });

test('what was never published is scheduled to be published, and what is live to leave the site', async ({
  page,
  operated,
  admin,
}) => {
  const id = await admin.publishPage('/schon-live', { de: 'Schon live', en: 'Live already' });
  const draft = await admin.save('POST', '/pages?locale=de&draft=true', {
    path: '/noch-nie',
    title: 'Noch nie',
  });
  const panel = panelOf(page);
  const offered = async (document: string, choice: string) => {
    await open(page, operated, document);
    await expect(panel.getByLabel('Was geschehen soll')).toHaveValue(choice);
  };
  await offered(draft, 'publish');
  await offered(id, 'unpublish');
  await expect(page.locator('#schedule-publish')).toBeHidden();

  await panel.getByLabel('Was geschehen soll').selectOption('publish');
  await panel.getByLabel('Sprachen').selectOption('en');
  await panel.getByLabel('Tag und Uhrzeit').fill('30.06.2027 22:00');
  await panel.getByRole('button', { name: 'Einplanen' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Eingeplant für 30.06.2027, 22:00.');
  const planned = panel.getByRole('listitem');
  await expect(planned).toContainText('30.06.2027, 22:00: wird veröffentlicht, nur Englisch');

  // What is over is refused, and what was typed stays.
  await panel.getByLabel('Tag und Uhrzeit').fill('01.01.2020 10:00');
  await panel.getByRole('button', { name: 'Einplanen' }).click();
  await expect(panel.getByRole('status')).toContainText('schon vorbei');
  await expect(panel.getByLabel('Tag und Uhrzeit')).toHaveValue('01.01.2020 10:00');

  await addAxe(page);
  expect((await axeViolations(page)).filter((found) => /schedule|panel/.test(found))).toEqual([]);
  await page.reload();
  await panel.getByRole('button', { name: /^Absagen: 30\.06\.2027/ }).click();
  await expect(panel.getByRole('status')).toHaveText('Abgesagt.');
  await expect(planned).toHaveCount(0);
});

test('what is planned is what stands in the form, also what was typed a moment ago', async ({
  page,
  operated,
  admin,
}) => {
  const id = await admin.save('POST', '/pages?locale=de&draft=true', {
    path: '/gerade-noch',
    title: 'Gerade noch',
    blocks: [{ blockType: 'headline', title: 'Gerade noch' }, { blockType: 'blockquote' }],
  });
  await open(page, operated, id);
  const panel = panelOf(page);
  await panel.getByLabel('Sprachen').selectOption('de');
  await panel.getByLabel('Tag und Uhrzeit').fill('30.06.2027 22:00');
  await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
  await page.locator('#field-blocks__1__quote').fill('Ohne mich wäre das nicht online gegangen.');
  await panel.getByRole('button', { name: 'Einplanen' }).click();
  await expect(panel.getByRole('status')).toHaveText('Eingeplant für 30.06.2027, 22:00.');
});

test('what could not go live is not scheduled: each sentence leads to its place, and a warning wants its reason first', async ({
  page,
  operated,
  admin,
}) => {
  const leading = (label: string, href: string) => ({
    blockType: 'buttons',
    items: [{ link: { label, href } }],
  });
  await admin.save('POST', '/pages?locale=de&draft=true', { path: '/kommt-noch', title: 'Kommt noch' });
  const id = await admin.save('POST', '/pages?locale=de&draft=true', {
    path: '/bald-soweit',
    title: 'Bald so weit',
    blocks: [leading('Zur Kurve', '/gibt-es-nicht'), leading('Zum Spiel', '/kommt-noch')],
  });
  await open(page, operated, id);
  const panel = panelOf(page);
  await panel.getByLabel('Tag und Uhrzeit').fill('30.06.2027 22:00');
  await panel.getByRole('button', { name: 'Einplanen' }).click();
  await expect(panel.getByRole('status')).toContainText('Nicht eingeplant');
  await expect(panel.getByLabel('Tag und Uhrzeit')).toHaveValue('30.06.2027 22:00');
  await addAxe(page);
  expect((await axeViolations(page)).filter((found) => /schedule|panel|problems/.test(found))).toEqual([]);
  await panel.getByRole('button', { name: /^Der Link „Zur Kurve“/ }).click();
  const link = page.locator('#field-blocks__0__items__0__link__href');
  await expect(link).toBeFocused();

  // Mended and saved, a warning is left.
  await admin.save('PATCH', `/pages/${id}?locale=de&draft=true`, {
    blocks: [leading('Nach oben', '#top'), leading('Zum Spiel', '/kommt-noch')],
  });
  await open(page, operated, id);
  await panel.getByLabel('Tag und Uhrzeit').fill('30.06.2027 22:00');
  await panel.getByRole('button', { name: 'Einplanen' }).click();
  await panel.getByRole('button', { name: /unter „Grund“ sagen, warum/ }).click();
  const reason = page.locator('#field-reason');
  await expect(reason).toBeFocused();
  await page.keyboard.type('Das Spiel folgt am Morgen.');
  await panel.getByRole('button', { name: 'Einplanen' }).click();
  await expect(panel.getByRole('status')).toHaveText('Eingeplant für 30.06.2027, 22:00.');
  await expect(panel.getByRole('listitem')).toContainText('30.06.2027, 22:00: wird veröffentlicht');
  await expect(reason).toHaveValue('');
  await openAtDesk(page, `${operated.siteUrl}/admin/collections/pages/${id}/versions`);
  await expect(page.getByText('Das Spiel folgt am Morgen.')).toBeVisible();
});
