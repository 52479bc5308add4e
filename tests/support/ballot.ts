import type { Locator, Page } from '@playwright/test';
import { untilAwake } from './under-test.ts';

export const ballotPath = '/vfbexpress';

export const answers = ['1', '2', '3', '4'].map((id) => ({ id, label: `Antwort ${id}` }));

export function voteButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Abstimmen|Vote)$/ });
}

export function ballotStatus(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

export async function openBallot(page: Page, address: string = ballotPath): Promise<void> {
  await page.goto(address);
  await untilAwake(page);
}

export async function castBallot(page: Page, answer = 1): Promise<void> {
  await page.getByRole('radio').nth(answer).check();
  await voteButton(page).click();
}
