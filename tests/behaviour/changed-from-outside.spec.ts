import type { Page } from '@playwright/test';
import { ballotPath } from '../support/ballot.ts';
import { holdBack, shownPage } from '../support/navigation.ts';
import { releaseUnless } from '../support/suite.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';
import { VotingApi } from '../support/voting-api.ts';

/** Every page with a React island. */
const addresses = [
  ballotPath,
  '/demo/form',
  '/demo/embed',
  '/demo/specimen',
  '/demo/logo-finder',
  '/demo/brand-files',
  '/demo/shop/product-detail',
  '/ds-index',
];

/** As a browser translates: each text is replaced by another inside two elements. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, svg, textarea, option, script, style'))
        continue;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      inner.textContent = `${text.data} (translated)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** As some extensions do: marks are put among the children, and some of what stands there goes. */
function meddle(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const [index, element] of document.querySelectorAll('main p, main label, main button').entries()) {
      if (index % 3 === 0) element.prepend(document.createElement('grammar-mark'));
      if (index % 3 === 1) element.firstChild?.remove();
    }
  });
}

function islandTexts(page: Page): Promise<number[]> {
  return shownPage(page)
    .locator('main [data-island][data-props][data-awake]')
    .evaluateAll((islands) => islands.map(({ textContent }) => textContent?.trim().length ?? 0));
}

/** Presses and ticks what there is, as far as it leads nowhere else. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main [data-awake] :is(button[type="button"], input[type="radio"], input[type="checkbox"], summary)',
    );
    for (const control of [...controls].slice(0, 60)) control.click();
    for (const input of document.querySelectorAll<HTMLInputElement>(
      'main [data-awake] input[type="search"]',
    )) {
      input.value = 'ring';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
}

for (const [name, change] of [
  ['a translator', translate],
  ['an extension', meddle],
] as const)
  for (const address of addresses)
    test(
      `${address}: ${name} changes it before and after its islands wake, and it stays whole`,
      releaseUnless(change === translate || address === '/demo/form'),
      async ({ page }) => {
        const uncaught: string[] = [];
        page.on('pageerror', ({ message }) => uncaught.push(message));
        await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
        const release = await holdBack(page, /\/assets\/islands-[^/]*\.js/);
        await page.goto(address);
        await change(page);
        release();
        await untilAwake(page);
        await change(page);
        await useEverything(page);
        await change(page);
        await useEverything(page);
        for (const length of await islandTexts(page)) expect(length).toBeGreaterThan(0);
        await expect(shownPage(page).locator('h1')).toHaveCount(1);
        await expect(shownPage(page).locator('footer')).toBeVisible();
        // React reports that it has found other HTML than it expected, which is right.
        expect(uncaught.filter((message) => !/hydrat|Minified React error/.test(message))).toEqual([]);
      },
    );

test('a vote from a translated page counts', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await page.goto(ballotPath);
  await translate(page);
  await page.getByRole('radio').nth(1).check({ force: true });
  await untilAwake(page);
  await translate(page);
  await page.locator('form[action$="/vote"] button[type="submit"]').click();
  await expect.poll(() => api.votes).toHaveLength(1);
  await expect(page.getByRole('main')).toContainText('Gezählt.');
});

test('what was typed into a form that is rendered anew is still there', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/islands-[^/]*\.js/);
  await page.goto('/demo/form');
  const field = page.getByRole('textbox', { name: /^Name/ }).first();
  await field.fill('Südkurve, Reihe 7');
  // Its name is another now, which is how React would know it.
  await meddle(page);
  release();
  await untilAwake(page);
  await expect(shownPage(page).locator('input[type="text"]').first()).toHaveValue('Südkurve, Reihe 7');
});
