import { expect, type Page } from '@playwright/test';
import { addAxe, axeViolations } from '../support/axe.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import type { Product } from '../support/product.ts';

let product: Product;
let editor: ContentEditor;

test.use({ viewport: { width: 1280, height: 800 }, bypassCSP: true, locale: 'de-DE' });

test.beforeAll(({ operated, admin }) => {
  product = operated;
  editor = admin;
});

test.beforeEach(({ page }) => signInAtDesk(page, product));

const field = (page: Page) => page.getByRole('combobox', { name: 'Suchen' });
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');

test('a sentence is reached from any view with three presses', async ({ page }) => {
  const id = await editor.save('POST', '/pages?locale=de&draft=true', {
    path: '/suchen',
    title: 'Die Müllerstraße',
    blocks: [
      { blockType: 'headline', title: 'Erst etwas anderes' },
      { blockType: 'headline', title: 'Hier steht der Apfelbaum' },
    ],
  });
  await openAtDesk(page, `${product.siteUrl}/admin`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('apfelbaun');
  await expect(chosen(page)).toContainText('Hier steht der Apfelbaum');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pages/${id}\\?locale=de#block-`));
  await expect(page.locator('#field-blocks__1__title')).toBeFocused();
});

test('it is opened, walked and left by mouse and by key', async ({ page }) => {
  await openAtDesk(page, `${product.siteUrl}/admin`);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(field(page)).toBeFocused();
  await expect(chosen(page)).toContainText('Neue Seite');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('Neue Datei');
  await addAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await field(page).fill('xqzjkw');
  await expect(page.getByText('Zu „xqzjkw“ gibt es nichts.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Suchen' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await field(page).fill('neue weiterleitung');
  await page.getByRole('option', { name: 'Neue Weiterleitung' }).click();
  await expect(page).toHaveURL(/\/redirects\/create$/);
});

test('it presses what the open form offers', async ({ page }) => {
  const id = await editor.publishPage('/druecken', { de: 'Drücken', en: 'Press' });
  await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/${id}?locale=de`);
  await page.locator('#field-title').fill('Gedrückt');
  await page.keyboard.press('Control+k');
  await field(page).fill('veröffentlichen');
  await expect(chosen(page)).toContainText('In diesem Formular');
  const answer = page.waitForResponse(
    (each) => each.request().method() === 'PATCH' && each.url().includes(`/${id}`),
  );
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(200);
});
