import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { toldElements } from '../support/accessibility-tree.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import { FormApi, fillQuestion, openQuestion } from '../support/form-api.ts';
import { openDrawers } from '../support/settled-page.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function expectClean(page: Page): Promise<void> {
  await addAxe(page);
  expect(await axeViolations(page)).toEqual([]);
}

test('axe finds nothing in a form with errors', async ({ page, context }) => {
  await FormApi.at(context);
  await openQuestion(page);
  await openDrawers(page);
  for (const form of await page.locator('main form').all())
    await form.getByRole('button').and(form.locator('[type="submit"]')).click();
  await expect(page.locator('[data-summary]')).toHaveCount(5);
  await expectClean(page);
});

test(
  'the name of a field that is required is the label and the word for it, not one word',
  release,
  async ({ page }) => {
    await openQuestion(page);
    const names = (await toldElements(page)).filter(({ role }) => role === 'textbox').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Name Pflichtangabe', 'E-Mail Pflichtangabe']));
    expect(names.filter((name) => /\S(?:Pflichtangabe)/.test(name))).toEqual([]);
  },
);

test(
  'axe finds nothing while a form is on its way, waits, and has arrived',
  release,
  async ({ page, context }) => {
    const api = await FormApi.at(context);
    const release = api.hold();
    api.refusals = Array.from({ length: 20 }, () => 'unreachable' as const);
    const form = await openQuestion(page);
    await fillQuestion(form);
    await form.getByRole('button', { name: 'Frage senden' }).click();
    await expect(form.getByRole('button', { name: 'Frage senden' })).toHaveAttribute('aria-disabled', 'true');
    await expectClean(page);
    release();
    await expect(form.getByRole('button', { name: 'Jetzt senden' })).toBeVisible();
    await expectClean(page);
    api.refusals = [];
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('group', { name: 'Angekommen.' })).toBeFocused();
    await expectClean(page);
  },
);

test('the steps without script are valid HTML, and axe finds nothing in them', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  const steps: string[] = [];
  await plain.goto('/demo/form');
  const form = plain.getByRole('group', { name: /^Frag das Marken/ });
  const submit = plain.getByRole('button', { name: 'Frage senden' });
  await form.getByRole('button').click();
  steps.push(await plain.content());
  await fillQuestion(plain.locator('main form'));
  await submit.click();
  await expect(plain.getByRole('definition').first()).toBeVisible();
  steps.push(await plain.content());
  const id = /\/forms\/([^/]+)\/send/.exec(plain.url())?.[1];
  await plain.goto(`/forms/${id}/received?receipt=${'0'.repeat(32)}`);
  steps.push(await plain.content());
  await context.close();
  for (const html of steps) {
    const report = await validator.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
    await page.route('**/step', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/step');
    await expectClean(page);
    await page.unroute('**/step');
  }
});
