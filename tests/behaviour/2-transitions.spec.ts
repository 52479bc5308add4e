import type { Page } from '@playwright/test';
import { changeDocuments } from '../support/outdated-page.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

/** Follows a link as a visitor would, and returns every value of the root's `data-transition` on the next page. */
async function sweep(page: Page, from: string, to: string): Promise<(string | null)[]> {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const value = document.documentElement?.getAttribute('data-transition') ?? null;
      if (value !== seen.at(-1)) seen.push(value);
    };
    new MutationObserver(note).observe(document, { attributeFilter: ['data-transition'], subtree: true });
  });
  const seen = () => page.evaluate((): (string | null)[] => Reflect.get(window, 'seen'));
  // A slow browser may skip a transition.
  await expect(async () => {
    await page.goto(from, { waitUntil: 'load' });
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.click();
    }, to);
    await page.waitForURL(`**${to}`);
    await expect.poll(async () => (await seen()).length, { timeout: 3000 }).toBe(2);
  }).toPass();
  return seen();
}

test('2.11 transitions: from page to page the root says "page", and the preloader stays away', async ({
  page,
}) => {
  expect(await sweep(page, '/ds-index', '/impressum')).toEqual(['page', null]);
  expect(await page.evaluate(() => document.documentElement.className)).not.toContain('loading');
});

test('2.11 transitions: where the layout changes the root says "layout"', async ({ page }) => {
  expect(await sweep(page, '/ds-index', '/strategie')).toEqual(['layout', null]);
});

test('2.11 transitions: a page whose metadata says false is there at once', release, async ({ page }) => {
  await changeDocuments(page, (html) =>
    html.replace('data-layout="default"', 'data-layout="default" data-unswept=""'),
  );
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      const note = (swept: boolean) => Object.assign(window, { swept });
      if (!viewTransition) note(false);
      viewTransition?.ready.then(
        () => note(true),
        () => note(false),
      );
    }),
  );
  await page.goto('/ds-index', { waitUntil: 'load' });
  await page.evaluate(() => location.assign('/impressum'));
  await page.waitForURL('**/impressum');
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'swept'))).toBe(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
});

test('2.11 transitions: with reduced motion pages change at once', release, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { swept: event.viewTransition !== null });
    }),
  );
  await page.goto('/ds-index');
  await page.evaluate(() => location.assign('/impressum'));
  await page.waitForURL('**/impressum');
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'swept'))).toBe(false);
  await context.close();
});
