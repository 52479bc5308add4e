import type { Locator, Page } from '@playwright/test';
import { fillQuestion, press, question } from '../support/form-api.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

test.use({ javaScriptEnabled: false });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openForm(page: Page, title: RegExp, address = '/demo/form'): Promise<Locator> {
  await page.goto(address);
  return page.getByRole('group', { name: title }).first();
}

async function carriedBy(form: Locator): Promise<{ action: string; fields: Record<string, string> }> {
  const hidden = await form.locator('input[type="hidden"]').all();
  const fields = await Promise.all(
    hidden.map(async (field) => [
      (await field.getAttribute('name')) ?? '',
      // Browsers submit CRLF.
      ((await field.getAttribute('value')) ?? '').replaceAll('\n', '\r\n'),
    ]),
  );
  return { action: (await form.getAttribute('action')) ?? '', fields: Object.fromEntries(fields) };
}

/** Presses the last step's button. The server refuses anything faster than two seconds, so this waits. */
async function sendConfirmed(page: Page, button: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Noch etwas ändern' })).toBeVisible();
  const shownAt = Date.now();
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(2000);
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/received\?receipt=[0-9a-f]{32}$/);
}

test('two errors come back with all values, and the summary has the focus', async ({ page }) => {
  const form = await openForm(page, question.de);
  await form.getByRole('textbox').nth(0).fill('Anna Beispiel');
  await form.getByRole('textbox').nth(1).fill('anna@');
  await form.getByRole('combobox').selectOption('anderes');
  await form.getByRole('textbox').nth(3).fill('Erste Zeile\nZweite Zeile');
  await form.getByRole('button').click();
  await expect(page).toHaveTitle(/^Fehler: Frag das Markenteam/);
  const summary = page.getByRole('group', { name: 'Bitte sieh dir diese Angaben noch einmal an.' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  const again = page.locator('main form');
  const [name, mail, more, text] = await again.getByRole('textbox').all();
  await expect(name ?? again).toHaveValue('Anna Beispiel');
  await expect(mail ?? again).toHaveValue('anna@');
  await expect(mail ?? again).toHaveAttribute('aria-invalid', 'true');
  await expect(again.getByRole('combobox')).toHaveValue('anderes');
  await expect(text ?? again).toHaveValue('Erste Zeile\nZweite Zeile');
  await summary.getByRole('link').nth(1).click();
  await expect(more ?? again).toBeFocused();
});

test('a form is confirmed, changed, and sent; reloading and going back send nothing again', async ({
  page,
}) => {
  const form = await openForm(page, question.de);
  await expect(form.getByText('Nur ausfüllen, wenn du bei „Worum geht es?“')).toBeVisible();
  await fillQuestion(form);
  await form.getByRole('button', { name: 'Frage senden' }).click();
  await expect(page).toHaveTitle(/^Noch nicht abgeschickt: Frag das Markenteam/);
  await expect(page.getByRole('definition')).toHaveText([
    'Anna Beispiel',
    'anna@example.org',
    'Der Ring',
    /^Wie breit\?\s+Und wie hoch\?$/,
  ]);
  await page.getByRole('button', { name: 'Noch etwas ändern' }).click();
  const again = page.locator('main form');
  await expect(again.getByRole('textbox', { name: /^Deine Frage/ })).toHaveValue('Wie breit?\nUnd wie hoch?');
  await again.getByRole('textbox', { name: /^Name/ }).fill('Anna Anders');
  await again.getByRole('button').click();
  await expect(page.getByRole('definition').first()).toHaveText('Anna Anders');
  await page.reload();
  await expect(page.getByRole('definition').first()).toHaveText('Anna Anders');
  const carried = await carriedBy(page.getByRole('main').locator('form'));
  await sendConfirmed(page, 'Frage senden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angekommen.');
  const received = new URL(page.url());
  // Sent again from another tab or the history, the token is spent, and the response is the same.
  const { action, fields } = carried;
  const repeated = await page.request.post(action, { form: fields, maxRedirects: 0 });
  expect(repeated.headers().location).toBe(received.pathname + received.search);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angekommen.');
});

test('whoever has a program fill in everything gets through at the second try', async ({ page }) => {
  const form = await openForm(page, question.de);
  await fillQuestion(form);
  // A program fills it in without a focus.
  await form
    .locator('[name="$website"]')
    .evaluate((field) => field.setAttribute('value', 'https://passwort.example'));
  await form.getByRole('button', { name: 'Frage senden' }).click();
  const again = page.locator('main form');
  await expect(again).toContainText('Ein Feld, das man nicht sieht, war ausgefüllt');
  await expect(again.locator('[name="$website"]')).toHaveCount(0);
  await again.getByRole('button').click();
  await sendConfirmed(page, 'Frage senden');
});

test('a file that was chosen waits through errors until the form is sent', async ({ page }) => {
  const form = await openForm(page, press);
  await form
    .getByLabel('Entwurf der Seite')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: png });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Anna Beispiel');
  await form.getByRole('checkbox', { name: 'Logos' }).check();
  await form.getByRole('button', { name: 'Material anfragen' }).click();
  const again = page.locator('main form');
  await expect(again.getByLabel('Entwurf der Seite')).toHaveAccessibleDescription(
    /„plan\.png“ liegt schon bereit/,
  );
  await expect(again.getByRole('checkbox', { name: 'Logos' })).toBeChecked();
  await again.getByRole('textbox', { name: /^Redaktion/ }).fill('Kurve');
  await again.getByRole('textbox', { name: /^E-Mail/ }).fill('anna@example.org');
  await again.getByRole('combobox').selectOption('magazin');
  await again.getByRole('radio', { name: 'Beides' }).check();
  await again.getByRole('textbox', { name: /^Was ihr vorhabt/ }).fill('Ein Heft.');
  await again.getByRole('checkbox', { name: /^Wir nennen/ }).check();
  await again.getByRole('button', { name: 'Material anfragen' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'plan.png' })).toBeVisible();
  await sendConfirmed(page, 'Material anfragen');
});

test('whoever comes to the step by its address finds the form', release, async ({ page }) => {
  const form = await openForm(page, question.en, '/en/demo/form');
  const step = await form.locator('form').getAttribute('action');
  expect(step).toMatch(/^\/en\/forms\/[^/]+\/send$/);
  await page.goto(step ?? '');
  await expect(page.getByRole('group', { name: question.en })).toBeVisible();
});
