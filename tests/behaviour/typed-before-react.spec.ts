import type { Page } from '@playwright/test';
import { expect, test, untilAppIsReady } from '../support/under-test.ts';

async function holdBackApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what was typed and chosen before React arrived is still there after it', async ({ page }) => {
  const release = await holdBackApp(page);
  await page.goto('/demo/form');
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  const subject = page.getByRole('combobox').first();
  const consent = page.getByRole('checkbox').first();
  await name.fill('Südkurve, Reihe 7');
  await subject.selectOption({ index: 1 });
  const chosen = await subject.inputValue();
  await consent.check();
  release();
  await untilAppIsReady(page);
  await expect(name).toHaveValue('Südkurve, Reihe 7');
  await expect(subject).toHaveValue(chosen);
  await expect(consent).toBeChecked();
});

test('an answer chosen before React arrived is still chosen after it', async ({ page }) => {
  const release = await holdBackApp(page);
  await page.goto('/vfbexpress');
  const answer = page.getByRole('radio').nth(1);
  await answer.check({ force: true });
  release();
  await untilAppIsReady(page);
  await expect(answer).toBeChecked();
});
