import type { BrowserContext } from '@playwright/test';
import { goTo, open } from '../support/navigation.ts';
import { expect, test } from '../support/under-test.ts';

const dayInSeconds = 24 * 60 * 60;

async function cookieOf(context: BrowserContext) {
  const cookies = await context.cookies();
  expect(cookies).toHaveLength(1);
  const [cookie] = cookies;
  if (!cookie) throw new Error('There is no cookie.');
  return cookie;
}

test.describe('browser in British English', () => {
  test.use({ locale: 'en-GB' });

  test('2.3 language detection: a navigation inside the app to / never detects', async ({
    page,
    context,
  }) => {
    await open(page, '/strategie');
    await goTo(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect((await cookieOf(context)).value).toBe('de');
  });
});

test('2.4 cookie attributes: a navigation inside the app writes the language as a document does', async ({
  page,
  context,
}) => {
  await open(page, '/strategie');
  const german = await cookieOf(context);
  await goTo(page, '/impressum');
  // Unchanged, so not written again.
  expect(await cookieOf(context)).toEqual(german);
  await goTo(page, '/en/strategie');
  const english = await cookieOf(context);
  expect(english).toMatchObject({
    name: 'i18n_redirected',
    value: 'en',
    path: '/',
    sameSite: 'Lax',
    secure: false,
    httpOnly: false,
  });
  const start = await page.evaluate(() => performance.timeOrigin / 1000);
  expect(Math.abs(english.expires - start - 365 * dayInSeconds)).toBeLessThan(60);
});
