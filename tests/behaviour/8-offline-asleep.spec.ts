import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ballotPath, ballotStatus, voteButton } from '../support/ballot.ts';
import { fillQuestion, formCalled, question } from '../support/form-api.ts';
import { lightboxOf, untilOpen } from '../support/lightbox.ts';
import { consoleOf, markDocument, shownPage } from '../support/navigation.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';
import { VotingApi } from '../support/voting-api.ts';

const noticeOn = (page: Page): Locator => page.locator('[data-notice]');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const links = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
/** React, and what most islands share. */
const islandScript = /\/assets\/islands-[^/]*\.js$/;

/** Opens and touches a page whose React islands don't wake. */
async function openAsleep(page: Page, address: string): Promise<void> {
  await page.route(islandScript, (route) => route.abort());
  await page.goto(`${address}?asleep`);
  await page.keyboard.press('Shift');
  // Answered touches complete the language switch.
  const english = page.locator('a[data-language-switch="page"]').first();
  await expect(async () => {
    await english.dispatchEvent('pointerdown');
    expect(await english.getAttribute('href')).toContain('?asleep');
  }).toPass();
  await page.waitForLoadState('networkidle');
}

async function loseNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.unroute(islandScript);
}

test(
  '8.4 offline with islands asleep: a link leaves the page as it is, says so, and is followed later',
  release,
  async ({ page, context }) => {
    const sentence = 'Keine Verbindung. Die nächste Seite öffnet sich von selbst';
    const lines = consoleOf(page);
    await openAsleep(page, '/strategie');
    const isSame = await markDocument(page);
    await loseNetwork(page, context);
    await links(page, '/datenschutz').click();
    await expect(noticeOn(page)).toContainText(sentence);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
    expect(pathOf(page)).toBe('/strategie');
    expect(await isSame()).toBe(true);
    await context.setOffline(false);
    await page.waitForURL('**/datenschutz');
    await expect(shownPage(page).locator('h1')).toContainText('Datenschutz');
    expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  },
);

test('8.4 offline with islands asleep: a form waits with what was entered, and is sent once', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await openAsleep(page, '/demo/form');
  const form = formCalled(page, question.de).first();
  const send = form.getByRole('button', { name: 'Frage senden' });
  await fillQuestion(form);
  await context.setOffline(true);
  await send.click();
  await expect(noticeOn(page)).toContainText(
    'Keine Verbindung. Was du eingetragen hast, geht von selbst raus',
  );
  // A cancelled submission is not sent later.
  await noticeOn(page).getByRole('button', { name: 'Nicht senden' }).click();
  await expect(noticeOn(page)).toHaveCount(0);
  await send.click();
  await expect(noticeOn(page)).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  // The app still fails to load, so the form is submitted as plain HTML.
  await page.waitForURL('**/forms/*/send');
  expect(sent).toHaveLength(1);
});

test(
  '8.4 offline with islands asleep: the way to the shop is that to a page, with what was chosen',
  release,
  async ({ page, context }) => {
    await openAsleep(page, '/demo/shop/product-detail');
    const form = page.locator('form[data-product]').first();
    await form.locator('input[name="size"][value="m"]').check();
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Zum Shop' }).first().click();
    await expect(noticeOn(page)).toContainText('Die nächste Seite öffnet sich von selbst');
    await context.setOffline(false);
    await page.waitForURL(/product-detail\?.*size=m/);
  },
);

test('8.4 offline with islands asleep: a vote waits and is counted once', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await openAsleep(page, ballotPath);
  await page.getByRole('radio').nth(1).check();
  await loseNetwork(page, context);
  await voteButton(page).click();
  await expect(noticeOn(page)).toContainText('geht von selbst raus');
  expect(api.votes).toEqual([]);
  await context.setOffline(false);
  await expect(ballotStatus(page)).toContainText('Gezählt.');
  await expect(noticeOn(page)).toHaveCount(0);
  expect(api.votes).toHaveLength(1);
});

test(
  '8.4 offline with islands asleep: Back leads to the page before, and on from there when there is a network',
  release,
  async ({ page, context }) => {
    await openAsleep(page, '/impressum');
    await links(page, '/datenschutz').click();
    await expect(shownPage(page).locator('h1')).toContainText('Datenschutz');
    await loseNetwork(page, context);
    await page.goBack();
    await expect(shownPage(page).locator('h1')).toHaveText('Impressum');
    await links(page, '/barrierefreiheit').click();
    await expect(noticeOn(page)).toBeVisible();
    expect(pathOf(page)).toBe('/impressum');
    await context.setOffline(false);
    await page.waitForURL('**/barrierefreiheit');
  },
);

test(
  '8.4 offline with islands asleep: a picture says so, and opens when the network is back',
  release,
  async ({ page, context }) => {
    const lines = consoleOf(page);
    await openAsleep(page, '/demo/gallery');
    const isSame = await markDocument(page);
    await context.setOffline(true);
    await page.locator('a[data-pswp-width]').first().click();
    await expect(noticeOn(page)).toContainText('Keine Verbindung. Was du aufgerufen hast');
    expect(pathOf(page)).toBe('/demo/gallery');
    await context.setOffline(false);
    await untilOpen(page);
    await expect(lightboxOf(page)).toHaveCSS('position', 'fixed');
    await expect(noticeOn(page)).toHaveCount(0);
    expect(await isSame()).toBe(true);
    expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  },
);

test(
  '8.4 offline with islands asleep: a form that waits is not given up for a link',
  release,
  async ({ page, context }) => {
    await openAsleep(page, '/demo/form');
    const form = formCalled(page, question.de).first();
    await fillQuestion(form);
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Frage senden' }).click();
    await expect(noticeOn(page)).toContainText('Was du eingetragen hast, geht von selbst raus');
    await page.evaluate(() => document.querySelector('[role="status"]')?.replaceChildren());
    await links(page, '/datenschutz').click();
    await expect(page.getByRole('status').filter({ hasText: 'Was du eingetragen hast' })).toBeAttached();
    await context.setOffline(false);
    await page.waitForURL('**/forms/*/send');
  },
);
