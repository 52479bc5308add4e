import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from '../support/under-test.ts';

/** Holds back React and what most islands share. */
async function holdBackIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/islands-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what was typed and chosen before a form wakes is still there after it', async ({ page }) => {
  const release = await holdBackIslands(page);
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
  const release = await holdBackIslands(page);
  await page.goto('/vfbexpress');
  const answer = page.getByRole('radio').nth(1);
  await answer.check({ force: true });
  release();
  await untilAwake(page);
  await expect(answer).toBeChecked();
});
