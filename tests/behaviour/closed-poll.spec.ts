import type { Page } from '@playwright/test';
import { publishedAuditSchema, verifyAudit } from '../../src/polls/published-audit.server.ts';
import { previewAddress } from '../support/poll-examples.ts';
import { release } from '../support/suite.ts';
import { pollResults } from '../support/test-polls.ts';
import { ask, expect, siteUrl, test, untilAwake } from '../support/under-test.ts';

const drawn = (page: Page) =>
  page.locator('main [data-motion="band"][aria-hidden="true"]').filter({ visible: true });

const address = '/trikot-der-saison';

test('shows its result untouched, says that it is made up, and is found from the foot of a page', async ({
  page,
}) => {
  await page.goto('/ds-index');
  await page.locator('footer').getByRole('link', { name: 'Trikot der Saison?' }).click();
  await page.waitForURL(`**${address}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await untilAwake(page);
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Auswärts');
  await expect(drawn(page)).toHaveCount(1);
  await expect(main).toContainText('53\u00A0%');
  await expect(main.getByText('1.893', { exact: false }).filter({ visible: true })).toHaveCount(2);
  await expect(main.getByRole('heading', { name: 'Zur Anschauung' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/sk/v1/polls'))).toEqual([]);
  expect(asked.filter((url) => /voting/.test(url))).toEqual([]);
  expect(await page.locator('main form').count()).toBe(0);
});

test('shows its result in a preview, too', release, async ({ page }) => {
  await page.goto(await previewAddress({ path: address, locale: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Auswärts');
  await expect(drawn(page)).toHaveCount(1);
  expect(await page.locator('main form').count()).toBe(0);
});

test('shows its result without script', release, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Auswärts');
  await expect(drawn(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Zur Anschauung' })).toBeVisible();
  await expect(page.locator('[data-final] a[download]')).toBeVisible();
  await context.close();
});

test(
  'a device that has voted is told so beside the result, and asks for nothing',
  release,
  async ({ page }) => {
    const { text } = await ask('/trikot-der-saison');
    const poll = /data-final="([^"]+)"/.exec(text)?.[1] ?? '';
    const kept = {
      key: '0'.repeat(32),
      device: '1'.repeat(32),
      choices: [],
      state: 'counted',
      receipt: '2'.repeat(32),
    };
    await page.addInitScript(([name, vote]) => localStorage.setItem(name, vote), [
      `heimspiel:vote:${poll}`,
      JSON.stringify(kept),
    ] as const);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/trikot-der-saison');
    await page.locator('[data-final] [data-island="own-vote"] + p').scrollIntoViewIfNeeded();
    await expect(
      page.locator('[data-final]').getByRole('group', { name: 'Du hast schon abgestimmt.' }),
    ).toBeVisible();
    await expect(drawn(page)).toHaveCount(1);
    expect(asked.filter((path) => path.startsWith('/sk/v1/polls'))).toEqual([]);
  },
);

test('its count can be checked by anyone, and takes no more votes', async () => {
  const { text } = await ask('/trikot-der-saison');
  const poll = /data-final="([^"]+)"/.exec(text)?.[1] ?? '';
  const api = `${siteUrl()}/sk/v1/polls/${poll}`;
  const results = pollResults.loose().parse(await fetch(`${api}/results`).then((answer) => answer.json()));
  expect(results).toMatchObject({ total: 1893, state: 'closed' });
  expect(Object.values(results.counts).sort((one, other) => other - one)).toEqual([1008, 612, 273]);
  const audit = publishedAuditSchema.parse(await fetch(`${api}/audit`).then((answer) => answer.json()));
  expect((await verifyAudit(audit)).counted).toEqual({ counts: results.counts, total: 1893 });
  const late = await fetch(`${api}/votes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID().replaceAll('-', ''),
    },
    body: JSON.stringify({ choices: Object.keys(results.counts).slice(0, 1) }),
  });
  expect(late.status).toBe(403);
});
