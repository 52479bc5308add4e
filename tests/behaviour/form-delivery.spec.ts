import type { Locator, Page } from '@playwright/test';
import { FormApi, fillQuestion, formCalled, openQuestion, question } from '../support/form-api.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const sendButton = (form: Locator) => form.getByRole('button', { name: 'Frage senden' });
const arrived = (page: Page) => page.getByRole('group', { name: 'Angekommen.' });

async function filled(page: Page): Promise<Locator> {
  const form = await openQuestion(page);
  await fillQuestion(form);
  return form;
}

test('the site accepts what a browser sends, with its proof of work', async ({ page }) => {
  const form = await filled(page);
  await sendButton(form).click();
  await expect(arrived(page)).toBeFocused({ timeout: 30_000 });
  await expect(arrived(page)).toContainText('Deine Frage liegt auf dem Tisch.');
  await expect(arrived(page).getByText(/^[0-9a-f]{32}$/)).toBeVisible();
});

test('a double click sends once; while it sends, the button stays and says so', async ({ page, context }) => {
  const api = await FormApi.at(context);
  const release = api.hold();
  const form = await filled(page);
  await sendButton(form).dblclick();
  await expect(sendButton(form)).toHaveAttribute('aria-disabled', 'true');
  await expect(status(page)).toHaveText('Geht raus.');
  await sendButton(form).click({ force: true });
  release();
  await expect(arrived(page)).toBeFocused();
  expect(api.submissions).toHaveLength(1);
  expect(api.submissions[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('offline it waits on the page, and goes out when the network is back', async ({ page, context }) => {
  const api = await FormApi.at(context);
  api.refusals = ['unreachable'];
  const form = await filled(page);
  await sendButton(form).click();
  await expect(status(page)).toContainText('Kein Netz. Lass die Seite offen');
  await expect(form.getByRole('button', { name: 'Jetzt senden' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Anna Beispiel');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(arrived(page)).toBeFocused();
  const [first, second] = api.submissions;
  expect(api.submissions).toHaveLength(2);
  expect(first?.key).toBe(second?.key);
});

test(
  'offline before the form was ever touched: it waits, says so, and is sent once',
  release,
  async ({ page, context }) => {
    await page.goto('/demo/form', { waitUntil: 'networkidle' });
    const form = formCalled(page, question.de).first();
    await context.setOffline(true);
    await fillQuestion(form);
    await sendButton(form).click();
    const waiting = page.getByRole('status').filter({ hasText: 'Kein Netz. Lass die Seite offen' });
    await expect(waiting).toBeVisible();
    await sendButton(form).click();
    await expect(waiting).toHaveCount(1);
    const api = await FormApi.at(context);
    await context.setOffline(false);
    await expect(arrived(page)).toBeFocused({ timeout: 15_000 });
    expect(api.submissions).toHaveLength(1);
  },
);

test(
  'what was changed while it waited is sent only when it is sent again, under the same key',
  release,
  async ({ page, context }) => {
    const api = await FormApi.at(context);
    api.refusals = ['unreachable'];
    const form = await filled(page);
    await sendButton(form).click();
    await expect(status(page)).toContainText('Kein Netz.');
    await form.getByRole('textbox', { name: /^Name/ }).fill('Anna Anders');
    await expect(status(page)).toContainText('Du hast etwas geändert');
    await sendButton(form).click();
    await expect(arrived(page)).toBeFocused();
    expect(api.sent.map(({ answers }) => answers.name)).toEqual(['Anna Beispiel', 'Anna Anders']);
    expect(new Set(api.submissions.map(({ key }) => key)).size).toBe(1);
  },
);

for (const [status_, code, says] of [
  [429, 'too-many', 'Gerade kommt sehr viel auf einmal an.'],
  [503, 'busy', 'Der Server kommt gerade nicht mit.'],
] as const) {
  test(`${status_}: it says so, keeps everything, and goes out by itself`, async ({ page, context }) => {
    const api = await FormApi.at(context);
    api.refusals = [{ status: status_, code, retryAfter: 1 }];
    const form = await filled(page);
    await sendButton(form).click();
    await expect(status(page)).toContainText(says);
    await expect(arrived(page)).toBeFocused();
    expect(api.submissions).toHaveLength(2);
  });
}

const refusals = [
  {
    status: 429,
    code: 'too-many',
    retryAfter: 600,
    message: 'Zu viel. Warte 600 Sekunden.',
    says: /Warte 600/,
  },
  { status: 413, code: 'invalid', says: /Das ist zusammen zu groß/ },
  { status: 404, code: 'unknown', says: /nimmt der Server nicht mehr an/ },
  { status: 409, code: 'different', says: /ist schon angekommen/ },
  { status: 422, code: 'trap', message: 'Ein Automat?', says: /Ein Automat/ },
] as const;

for (const { says, ...refusal } of refusals) {
  test(
    `${refusal.status} ${refusal.code}: it is said in the summary, and everything stays`,
    releaseUnless(refusal.status === 413),
    async ({ page, context }) => {
      const api = await FormApi.at(context);
      api.refusals = [refusal];
      const form = await filled(page);
      await sendButton(form).click();
      const summary = form.getByRole('group', { name: 'Das ist noch nicht angekommen.' });
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(says);
      await expect(form.getByRole('textbox', { name: /^Deine Frage/ })).toHaveValue(
        'Wie breit?\nUnd wie hoch?',
      );
      await sendButton(form).click();
      await expect(arrived(page)).toBeFocused();
      expect(new Set(api.submissions.map(({ key }) => key)).size).toBe(2);
    },
  );
}

test('what the server finds wrong stands at its field', async ({ page, context }) => {
  const api = await FormApi.at(context);
  const problems = [{ field: 'e-mail', message: 'Diese Adresse nimmt nichts an.' }];
  api.refusals = [{ status: 422, code: 'invalid', problems }];
  const form = await filled(page);
  await sendButton(form).click();
  await expect(form.getByRole('link', { name: /^E-Mail: Diese Adresse/ })).toBeVisible();
  const mail = form.getByRole('textbox', { name: /^E-Mail/ });
  await expect(mail).toHaveAccessibleDescription(/Diese Adresse nimmt nichts an\./);
  await expect(mail).toHaveValue('anna@example.org');
});

test(
  'a proof that was refused is made again, and the visitor hears only that it goes out',
  release,
  async ({ page, context }) => {
    const api = await FormApi.at(context);
    api.refusals = [{ status: 422, code: 'proof', retryAfter: 0.1 }];
    const form = await filled(page);
    await sendButton(form).click();
    await expect(arrived(page)).toBeFocused();
    const [first, second] = api.sent;
    expect(first?.proof).not.toBe(second?.proof);
    expect(api.challenges).toBeGreaterThan(1);
  },
);

test('what was chosen before React arrived decides what is asked, and is sent', async ({ page, context }) => {
  const api = await FormApi.at(context);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/islands-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/demo/form');
  const form = page.getByRole('group', { name: /^Frag das Marken/ });
  await fillQuestion(form);
  await form.getByRole('combobox').selectOption('anderes');
  release();
  await form.getByRole('textbox', { name: /^Und zwar/ }).fill('Breite');
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Anna Beispiel');
  await sendButton(form).click();
  await expect(arrived(page)).toBeFocused();
  expect(api.sent[0]?.answers['anderes-thema']).toBe('Breite');
});
