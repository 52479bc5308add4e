import { holdBack } from '../support/navigation.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

/** React, and what most islands share. */
const islandScript = /\/assets\/islands-[^/]*\.js$/;

test('what was typed and chosen before a form wakes is still there after it', async ({ page }) => {
  const release = await holdBack(page, islandScript);
  await page.goto('/demo/form');
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  const subject = page.getByRole('combobox').first();
  const consent = page.getByRole('checkbox').first();
  await name.fill('Südkurve, Reihe 7');
  await subject.selectOption({ index: 1 });
  const chosen = await subject.inputValue();
  await consent.check();
  release();
  await untilAwake(page);
  await expect(name).toHaveValue('Südkurve, Reihe 7');
  await expect(subject).toHaveValue(chosen);
  await expect(consent).toBeChecked();
});

test('an answer chosen before the ballot wakes is still chosen after it', async ({ page }) => {
  const release = await holdBack(page, islandScript);
  await page.goto('/vfbexpress');
  const answer = page.getByRole('radio').nth(1);
  await answer.check({ force: true });
  release();
  await untilAwake(page);
  await expect(answer).toBeChecked();
});
