import { FormApi, fillQuestion, formCalled, openQuestion, press, receipt } from '../support/form-api.ts';
import { goTo, traverseTo } from '../support/navigation.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

test('by keyboard alone: a form is filled in, put right and sent', async ({ page, context }) => {
  const api = await FormApi.at(context);
  const form = await openQuestion(page);
  const { keyboard } = page;
  await form.getByRole('textbox', { name: /^Name/ }).focus();
  await keyboard.type('Anna Beispiel');
  await keyboard.press('Tab');
  await keyboard.type('anna@');
  await keyboard.press('Tab');
  await keyboard.type('Der');
  await keyboard.press('Tab');
  await keyboard.type('Wie breit?');
  await keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Frage senden' })).toBeFocused();
  await keyboard.press('Enter');
  const summary = form.getByRole('group', { name: 'Bitte sieh dir diese Angaben noch einmal an.' });
  await expect(summary).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const mail = form.getByRole('textbox', { name: /^E-Mail/ });
  await expect(mail).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('example.org');
  await keyboard.press('Enter');
  const sent = page.getByRole('group', { name: 'Angekommen.' });
  await expect(sent).toBeFocused();
  expect(api.sent).toHaveLength(1);
  expect(api.sent[0]?.answers).toEqual({
    name: 'Anna Beispiel',
    'e-mail': 'anna@example.org',
    thema: 'ring',
    frage: 'Wie breit?',
  });
});

test('what is wrong is told at the top and at the field, and what is put right politely', async ({
  page,
  context,
}) => {
  const api = await FormApi.at(context);
  const form = await openQuestion(page);
  const status = page.getByRole('main').getByRole('status').first();
  await form.getByRole('combobox').selectOption('ring');
  await form.getByRole('textbox').nth(1).fill('anna@example.org');
  await form.getByRole('button').click();
  const summary = form.getByRole('group', { name: /Bitte sieh dir/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveCount(1);
  await expect(summary.getByRole('link')).toHaveCount(2);
  const name = form.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveAccessibleDescription(/Das fehlt noch\./);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link').first().click();
  await expect(name).toBeFocused();
  await name.fill('Anna Beispiel');
  await page.keyboard.press('Tab');
  await expect(status).toHaveText(/Eine Angabe braucht/);
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(summary.getByRole('link')).toHaveCount(1);
  // One click leaves the last field and presses the button, although the layout shifts.
  await form.getByRole('textbox').last().fill('?');
  await form.getByRole('button').click();
  await expect(page.getByRole('group', { name: /^Angekommen/ })).toBeFocused();
  await expect(status).not.toHaveText(/Jetzt stimmt alles\./);
  expect(api.submissions).toHaveLength(1);
  expect(api.submissions[0]?.language).toContain('de');
});

test('what depends on an answer is asked only with it, and sent only then', async ({ page, context }) => {
  const api = await FormApi.at(context);
  const form = await openQuestion(page);
  const more = form.getByRole('textbox', { name: /^Und zwar/ });
  await expect(more).toBeHidden();
  await fillQuestion(form);
  await form.getByRole('combobox').selectOption('anderes');
  await expect(more).toBeVisible();
  await form.getByRole('button', { name: 'Frage senden' }).click();
  await expect(form.getByRole('link', { name: /^Und zwar/ })).toBeVisible();
  await more.fill('Breite');
  await form.getByRole('combobox').selectOption('schrift');
  await expect(more).toBeHidden();
  await form.getByRole('button', { name: 'Frage senden' }).click();
  await expect(page.getByRole('group', { name: 'Angekommen.' })).toBeFocused();
  expect(api.sent.map(({ answers }) => Object.keys(answers))).toEqual([['name', 'e-mail', 'thema', 'frage']]);
});

test('a file goes with what is sent, and one that is too large or of another kind does not', async ({
  page,
  context,
}) => {
  const api = await FormApi.at(context);
  await openQuestion(page);
  const form = formCalled(page, press);
  const file = form.getByLabel('Entwurf der Seite');
  await expect(file).toHaveAccessibleDescription(/JPEG, PNG, WebP oder PDF, höchstens 5 MB\./);
  await form.getByRole('textbox', { name: /^Name/ }).fill('Anna Beispiel');
  await form.getByRole('textbox', { name: /^Redaktion/ }).fill('Kurve');
  await form.getByRole('textbox', { name: /^E-Mail/ }).fill('anna@example.org');
  await form.getByRole('combobox').selectOption('magazin');
  await form.getByRole('checkbox', { name: 'Logos' }).check();
  await form.getByRole('checkbox', { name: 'Zitate' }).check();
  await form.getByRole('radio', { name: 'Beides' }).check();
  await form.getByRole('textbox', { name: /^Was ihr vorhabt/ }).fill('Ein Heft.');
  await form.getByRole('checkbox', { name: /^Wir nennen/ }).check();
  await file.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await form.getByRole('button', { name: 'Material anfragen' }).click();
  await expect(form.getByRole('link', { name: /Diese Datei geht hier nicht/ })).toBeVisible();
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: large });
  await expect(file).toHaveAccessibleDescription(/Die Datei ist 5,1 MB groß/);
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await form.getByRole('button', { name: 'Material anfragen' }).click();
  await expect(page.getByRole('group', { name: 'Angekommen.' })).toBeFocused();
  const [sent] = api.submissions;
  expect(sent?.type).toContain('multipart/form-data');
  for (const part of ['name="material"\r\n\r\nlogos', 'name="material"\r\n\r\nzitate', 'filename="plan.pdf"'])
    expect(sent?.body).toContain(part);
  expect(sent?.body).toContain('name="$proof"');
  expect(sent?.body).not.toContain('name="breite"');
});

test('the honeypot is out of sight, of the keyboard’s way and of hearing', release, async ({ page }) => {
  const form = await openQuestion(page);
  const honeypot = form.locator('[name="$website"]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  expect(await form.ariaSnapshot()).not.toContain('bleibt leer');
  const box = await honeypot.locator('xpath=ancestor::div[1]').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
});

test('what was sent is told with its receipt, another can follow, and nothing is stored', async ({
  page,
  context,
}) => {
  const api = await FormApi.at(context);
  const form = await openQuestion(page);
  const before = await page.evaluate(() => [{ ...localStorage }, document.cookie]);
  await fillQuestion(form);
  await form.getByRole('button', { name: 'Frage senden' }).click();
  const sent = page.getByRole('group', { name: 'Angekommen.' });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText('Wir lesen es heute noch.');
  await expect(sent).toContainText(receipt);
  expect(await page.evaluate(() => [{ ...localStorage }, document.cookie])).toEqual(before);
  // Back on the page it still says so, and doesn't send again.
  await goTo(page, '/impressum');
  await traverseTo(page, -1, '/demo/form');
  await expect(sent).toBeVisible();
  await sent.getByRole('button', { name: 'Noch einmal ausfüllen' }).click();
  const name = form.getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  expect(api.submissions).toHaveLength(1);
});

test('where an editor wants it, a page follows', release, async ({ page, context }) => {
  const api = await FormApi.at(context);
  api.page = '/impressum';
  const form = await openQuestion(page);
  await fillQuestion(form);
  await form.getByRole('button', { name: 'Frage senden' }).click();
  await expect(page).toHaveURL(/\/impressum$/);
  await traverseTo(page, -1, '/demo/form');
  await expect(page.getByRole('group', { name: 'Angekommen.' })).toBeVisible();
  expect(api.submissions).toHaveLength(1);
});
