import { expect, type FrameLocator, type Page } from '@playwright/test';
import { z } from 'zod';
import type { ContentEditor } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import type { Product } from '../support/product.ts';
import { release } from '../support/suite.ts';

let product: Product;
let editor: ContentEditor;

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async ({ operated, admin }) => {
  product = operated;
  editor = admin;
});

test.beforeEach(async ({ page }) => {
  await signInAtDesk(page, product);
});

async function openBeside(page: Page, id: string, locale: 'de' | 'en'): Promise<FrameLocator> {
  await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/${id}?locale=${locale}`);
  const frame = page.frameLocator('#live-preview-iframe');
  if (!(await page.locator('.live-preview-window--is-live-previewing').isVisible()))
    await page.locator('#live-preview-toggler').click();
  return frame;
}

test('what is typed stands in the page beside the form, in its language, before anybody saves it', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const id = await editor.publishPage('/daneben', { de: 'Daneben', en: 'Beside' });
  const frame = await openBeside(page, id, 'de');
  await expect(frame.locator('h1')).toHaveText('Daneben');
  // A new kind of block on the page needs its styles.
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).last().click();
  await page.getByRole('button', { name: 'Zitat' }).click();
  const words = page.locator('#field-blocks__1__quote');
  await expect(words).toBeVisible();
  const opened = Promise.withResolvers<void>();
  await page.route(`**/admin/collections/pages/${id}?*`, async (route) => {
    if (route.request().method() === 'POST') await opened.promise;
    await route.continue();
  });
  await words.fill('Wir stehen daneben.');
  const quote = frame.locator('[data-block="blockquote"]');
  await expect(quote).toContainText('Wir stehen daneben.');
  await expect(quote.locator('blockquote')).toHaveCSS('margin', '0px');

  await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes(`/pages/${id}?`),
  );
  opened.resolve();
  await answered;
  const title = page.locator('#field-blocks__0__title');
  await title.fill('Gleich daneben');
  await expect(frame.locator('h1')).toHaveText('Gleich daneben');
  await expect(title).toBeVisible();

  const stored = await editor.page('/daneben', 'de');
  expect(JSON.stringify(stored)).not.toContain('Gleich daneben');
  expect((await (await fetch(`${product.siteUrl}/daneben`)).text()).includes('Gleich daneben')).toBe(false);

  // From the page to its field, and from a field to its block.
  await page.getByRole('button', { name: 'Alle einklappen' }).first().click();
  await frame.locator('h1').click();
  await expect(page.locator('#field-blocks__0__title')).toBeVisible();
  // Text from a single field is editable in the preview.
  const heading = frame.locator('h1');
  await expect(heading).toHaveAttribute('data-writing', '');
  await page.keyboard.press('End');
  await page.keyboard.type(' und davor');
  await expect(title).toHaveValue('Gleich daneben und davor');
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveAttribute('contenteditable');
  await expect(heading).toHaveText('Gleich daneben und davor');
  await title.focus();
  await expect(frame.locator('[data-block="headline"]')).toHaveAttribute('data-at-hand', '');

  const english = await openBeside(page, id, 'en');
  await expect(english.locator('h1')).toHaveText('Beside');
  expect(problems).toEqual([]);
});

test(
  'a new page stands beside its form from the first letter on, and nothing is stored for it',
  release,
  async ({ page }) => {
    const stored = async () => (await editor.request('GET', '/pages?limit=0&depth=0&draft=true')).json();
    const before = await stored();
    const frame = await openBeside(page, 'create', 'de');
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).last().click();
    await page.getByRole('button', { name: 'Überschrift', exact: true }).click();
    const title = page.locator('#field-blocks__0__title');
    await title.fill('V');
    await expect(frame.locator('h1')).toHaveText('V');
    await title.pressSequentially('on Anfang an');
    await expect(frame.locator('h1')).toHaveText('Von Anfang an');
    // Edited in the preview, too.
    await page.locator('#field-title').fill('Anfang');
    await frame.locator('h1').click();
    await expect(frame.locator('h1')).toHaveAttribute('data-writing', '');
    await page.keyboard.press('End');
    await page.keyboard.type(' dabei');
    await expect(title).toHaveValue('Von Anfang an dabei');
    expect(await stored()).toEqual(before);

    // A saved draft is shown at its own address, and only to editors.
    await page.keyboard.press('Enter');
    await expect(frame.locator('h1')).not.toHaveAttribute('contenteditable');
    await page.locator('#action-save-draft').click();
    await page.waitForURL(/pages\/\d+/);
    await expect(page.locator('#live-preview-iframe')).toHaveAttribute('src', /\/anfang\?preview=/);
    await expect(frame.locator('h1')).toHaveText('Von Anfang an dabei');
    expect((await fetch(`${product.siteUrl}/anfang`)).status).toBe(404);

    // The preview is open as it was left, with a template's blocks as soon as they exist, in either language.
    await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/create?locale=en`);
    await page.getByRole('button', { name: '„Abstimmen lassen“ einfügen' }).click();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
    await expect(frame.locator('[data-block="accordion"]')).toBeVisible();
  },
);

test(
  'the right to see a draft beside its form is renewed for as long as the form is open',
  release,
  async ({ page }) => {
    const id = await editor.publishPage('/bleibt-offen', { de: 'Bleibt offen', en: 'Stays open' });
    for (const [form, asked] of [
      ['create', 'new'],
      [id, id],
    ] as const) {
      await page.clock.install();
      const frame = await openBeside(page, form, 'de');
      await expect(frame.locator('main')).toBeVisible();
      const outdated = page.locator('#live-preview-iframe');
      const before = await outdated.getAttribute('src');
      // The token is stable for a quarter of an hour, so the response simulates a later one.
      await page.route(`**/api/pages/${asked}/preview-address?locale=de`, async (route) => {
        // Marks it as coming from the admin; a retried request loses the header.
        const headers = { ...route.request().headers(), origin: product.siteUrl };
        const answer = await route.fetch({ headers });
        const { address } = z.object({ address: z.string() }).parse(await answer.json());
        expect(address).toBe(before);
        await route.fulfill({ json: { address: `${address}&later` } });
      });
      await page.clock.fastForward('00:25:00');
      await expect(outdated).toHaveAttribute('src', String(before));
      await page.clock.fastForward('00:10:00');
      await expect(outdated).toHaveAttribute('src', `${before}&later`);
      await expect(frame.locator('main')).toBeVisible();
    }
  },
);
