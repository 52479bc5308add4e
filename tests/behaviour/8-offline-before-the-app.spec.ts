import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { ballotPath, ballotStatus, voteButton } from '../support/ballot.ts';
import { fillQuestion, formCalled, question } from '../support/form-api.ts';
import { lightboxOf, untilOpen } from '../support/lightbox.ts';
import { consoleOf, holdBack, markDocument, shownPage } from '../support/navigation.ts';
import { browserLocale } from '../support/pages-of-the-specification.ts';
import { release } from '../support/suite.ts';
import { expect, test, untilAppIsReady } from '../support/under-test.ts';
import { VotingApi } from '../support/voting-api.ts';

const noticeOn = (page: Page): Locator => page.locator('[data-notice]');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const links = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const appScript = /\/assets\/app-[^/]*\.js$/;

async function openWithoutApp(
  page: Page,
  address: string,
  answer: (route: Route) => unknown = () => {},
): Promise<void> {
  await page.route(appScript, answer);
  await untilNoticeIsThere(page, () => page.goto(address));
}

async function untilNoticeIsThere(page: Page, go: () => Promise<unknown>): Promise<void> {
  const words = page.waitForResponse(/\/assets\/notice-messages\.[^/]*\.js$/);
  await go();
  await page.evaluate((url) => import(url).then(() => {}), (await words).url());
}

async function loseNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.unroute(appScript);
}

for (const [locale, prefix, sentence, heading] of [
  ['de', '', 'Keine Verbindung. Die nächste Seite öffnet sich von selbst', 'Datenschutz'],
  ['en', '/en', 'No connection. The next page opens by itself', 'Privacy'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale: browserLocale[locale] });

    test(
      '8.4 offline before the app: a link leaves the page as it is, says so, and is followed later',
      release,
      async ({ page, context }) => {
        const lines = consoleOf(page);
        await openWithoutApp(page, `${prefix}/strategie`);
        const isSame = await markDocument(page);
        await loseNetwork(page, context);
        await links(page, `${prefix}/datenschutz`).click();
        await expect(noticeOn(page)).toContainText(sentence);
        await expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
        expect(pathOf(page)).toBe(`${prefix}/strategie`);
        expect(await isSame()).toBe(true);
        await context.setOffline(false);
        await page.waitForURL(`**${prefix}/datenschutz`);
        await expect(shownPage(page).locator('h1')).toContainText(heading);
        expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
      },
    );
  });
}

test('8.4 offline before the app: a form waits with what was entered, and is sent once', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await openWithoutApp(page, '/demo/form');
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
  '8.4 offline before the app: the way to the shop is that to a page, with what was chosen',
  release,
  async ({ page, context }) => {
    await openWithoutApp(page, '/demo/shop/product-detail');
    const form = page.locator('form[data-product]').first();
    await form.locator('input[name="size"][value="m"]').check();
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Zum Shop' }).first().click();
    await expect(noticeOn(page)).toContainText('Die nächste Seite öffnet sich von selbst');
    await context.setOffline(false);
    await page.waitForURL(/product-detail\?.*size=m/);
  },
);

test('8.4 offline before the app: a vote waits and is counted once', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await openWithoutApp(page, ballotPath);
  await page.getByRole('radio').nth(1).check();
  await loseNetwork(page, context);
  await voteButton(page).click();
  await expect(noticeOn(page)).toContainText('geht von selbst raus');
  expect(api.votes).toEqual([]);
  // The app loads before the site is found to be reachable again.
  await page.route('**/builds/latest.json*', (route) => route.abort());
  await context.setOffline(false);
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  // Automatic retries might be faster, so none succeeds before the button is pressed.
  const release = await holdBack(page, /\/builds\/latest\.json/);
  await page.unroute('**/builds/latest.json*');
  await noticeOn(page).getByRole('button', { name: 'Jetzt versuchen' }).click();
  release();
  await expect(ballotStatus(page)).toContainText('Gezählt.');
  await expect(noticeOn(page)).toHaveCount(0);
  expect(api.votes).toHaveLength(1);
});

test(
  '8.4 offline before the app: nobody answers although the browser takes the network for being there',
  release,
  async ({ page }) => {
    const warning = page.waitForEvent('console', (line) =>
      line.text().includes('The app could not be loaded'),
    );
    await openWithoutApp(page, '/strategie', (route) => route.abort());
    await page.route('**/*', (route) => route.abort());
    await page.keyboard.press('Shift');
    await warning;
    await links(page, '/datenschutz').click();
    await expect(noticeOn(page)).toContainText('Keine Verbindung.');
    expect(pathOf(page)).toBe('/strategie');
    await page.unroute('**/*');
    await noticeOn(page).getByRole('button', { name: 'Jetzt versuchen' }).click();
    await page.waitForURL('**/datenschutz');
  },
);

test(
  '8.4 offline before the app: a link is followed although nothing can be said, once a late answer is there',
  release,
  async ({ page }) => {
    const notice = /\/assets\/(updating|notice)\b[^/]*\.js$/;
    const answered = Promise.withResolvers<void>();
    await page.route(notice, (route) => route.abort());
    await page.route(/\/builds\/latest\.json/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    const warning = page.waitForEvent('console', (line) =>
      line.text().includes('The app could not be loaded'),
    );
    await page.route(appScript, (route) => route.abort());
    await page.goto('/strategie');
    await page.keyboard.press('Shift');
    await warning;
    // The app includes the notice as well; from here on every failure comes from the link.
    await page.waitForLoadState('networkidle');
    const noNotice = page.waitForEvent('requestfailed', (request) => notice.test(request.url()));
    await links(page, '/datenschutz').click();
    await noNotice;
    expect(pathOf(page)).toBe('/strategie');
    answered.resolve();
    await page.waitForURL('**/datenschutz');
  },
);

test(
  '8.4 offline before the app: the app comes when the network is back',
  release,
  async ({ page, context }) => {
    await openWithoutApp(page, '/strategie');
    await loseNetwork(page, context);
    const warning = page.waitForEvent('console', (line) =>
      line.text().includes('The app could not be loaded'),
    );
    await page.keyboard.press('Shift');
    await warning;
    await context.setOffline(false);
    await untilAppIsReady(page);
  },
);

test(
  '8.4 offline before the app: Back leads to the page before, and on from there when there is a network',
  release,
  async ({ page, context }) => {
    // A hanging request would delay the next document's load event.
    await openWithoutApp(page, '/impressum', (route) => route.abort());
    await untilNoticeIsThere(page, async () => {
      await links(page, '/datenschutz').click();
      await page.waitForURL('**/datenschutz');
    });
    await loseNetwork(page, context);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Impressum');
    // From the HTTP cache; starts like any other document.
    await expect(page.locator('html')).toHaveAttribute('data-motion-ready', '');
    await links(page, '/barrierefreiheit').click();
    await expect(noticeOn(page)).toBeVisible();
    expect(pathOf(page)).toBe('/impressum');
    await context.setOffline(false);
    await page.waitForURL('**/barrierefreiheit');
  },
);

test(
  '8.4 offline before the app: a picture says so, and opens when the network is back',
  release,
  async ({ page, context }) => {
    const lines = consoleOf(page);
    await openWithoutApp(page, '/demo/gallery');
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
  '8.4 offline before the app: a form that waits is not given up for a link',
  release,
  async ({ page, context }) => {
    await openWithoutApp(page, '/demo/form');
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
