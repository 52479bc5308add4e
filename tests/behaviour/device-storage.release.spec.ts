import { storedThings } from '../../src/blocks/device-storage/stored-things.server.ts';
import { open, shownPage } from '../support/navigation.ts';
import { expect, test } from '../support/under-test.ts';

const entries = '[data-block="device-storage"] code';

test('the privacy page lists what the published pages store, and whom they let learn something', async ({
  page,
}) => {
  for (const [address, recipient] of [
    ['/datenschutz', 'YouTube: Google Ireland Limited'],
    ['/en/datenschutz', 'YouTube: Google Ireland Limited'],
  ] as const) {
    await page.goto(address);
    // Every feature is on some demo page.
    await expect(page.locator(entries)).toHaveText(storedThings.map(({ name }) => name));
    await expect(page.locator('[data-block="device-storage"]')).toContainText(recipient);
    await expect(page.locator('[data-block="device-storage"] a')).toHaveCount(7);
  }
});

test('the privacy page says how long each published form keeps what is entered', async ({ page }) => {
  for (const [address, kept] of [
    ['/datenschutz', ['Eine Barriere melden: 180\u00a0Tage', 'Rückruf: 14\u00a0Tage']],
    ['/en/datenschutz', ['Report a barrier: 180\u00a0days', 'Call me back: 14\u00a0days']],
  ] as const) {
    await page.goto(address);
    for (const entry of kept)
      await expect(page.locator('[data-block="device-storage"] li').getByText(entry)).toBeVisible();
  }
});

test('what this device holds is named, and each can be forgotten', async ({ page, context }) => {
  await page.goto('/ds-index');
  await page.evaluate(() => {
    localStorage.setItem('heimspiel:vote:1', '{}');
    localStorage.setItem('heimspiel:vote:2', '{}');
    localStorage.setItem('heimspiel:embeds', '{"youtube":"YouTube","example.org":"example.org"}');
    sessionStorage.setItem('heimspiel:reload', '{}');
  });
  await open(page, '/datenschutz');
  for (const entry of await shownPage(page).locator('[data-island="stored"]').all())
    await entry.scrollIntoViewIfNeeded();
  const forget = (name: string) =>
    shownPage(page).getByRole('button', { name: `${name} vergessen`, exact: true });
  for (const name of [
    'i18n_redirected',
    'heimspiel:reload',
    'heimspiel:vote:1',
    'heimspiel:vote:2',
    'YouTube',
    'example.org',
  ])
    await expect(forget(name)).toBeVisible();
  await forget('heimspiel:vote:1').click();
  await forget('YouTube').click();
  await forget('heimspiel:reload').click();
  await forget('i18n_redirected').click();
  await expect(forget('YouTube')).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'heimspiel:vote:2': '{}',
    'heimspiel:embeds': '{"example.org":"example.org"}',
  });
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await forget('example.org').press('Enter');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['heimspiel:vote:2']);
  // Focus is on the message about the outcome.
  await expect(page.locator(':focus')).toHaveText('Auf diesem Gerät ist davon nichts gespeichert.');
});

test('without script the list is complete, and offers nothing that would not work', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/en/datenschutz');
  await expect(page.locator(entries)).toHaveCount(storedThings.length);
  await expect(page.locator('[data-block="device-storage"] button')).toHaveCount(0);
  await context.close();
});
