import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { blockDemoPath } from '#blocks/demo-path.ts';
import { blockKindNames } from '#blocks/kinds.ts';
import { ballotPath } from '../support/ballot.ts';
import { fillQuestion, openQuestion } from '../support/form-api.ts';
import { holdBack, shownPage } from '../support/navigation.ts';
import { countLoads } from '../support/outdated-page.ts';
import { legalPages } from '../support/pages-of-the-specification.ts';
import { letters } from '../support/paper.ts';
import { untilAwakeIfAny } from '../support/settled-page.ts';
import { releaseUnless } from '../support/suite.ts';
import { expect, siteUrl, test, untilAwake } from '../support/under-test.ts';
import { VotingApi } from '../support/voting-api.ts';

const withIslands = [
  ballotPath,
  '/demo/form',
  '/demo/embed',
  '/demo/specimen',
  '/demo/logo-finder',
  '/demo/brand-files',
  '/demo/shop/product-detail',
  '/ds-index',
];

/** A page with every kind of block. */
const addresses = new Set([...withIslands, ...blockKindNames.flatMap((kind) => blockDemoPath(kind) ?? [])]);

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

/** As a password manager does: everything that can be written into, seen or not. */
function fillEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:is([type="text"], [type="email"], [type="tel"], [type="password"], :not([type])), textarea',
    );
    for (const field of fields) {
      field.value = 'Anna';
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  });
}

/** Four hundred days ahead, as after a flat battery. */
function setClockWrong(): void {
  const ahead = 400 * 86_400_000;
  const Right = Date;
  class Wrong extends Right {
    constructor(...parts: [] | [value: string | number | Date]) {
      super(parts.length === 0 ? Right.now() + ahead : parts[0]);
    }

    static override now(): number {
      return Right.now() + ahead;
    }
  }
  Object.assign(globalThis, { Date: Wrong });
}

for (const address of addresses)
  test(
    `${address}: a browser that isn’t alone changes it before and after its islands wake, and it stays whole`,
    releaseUnless(withIslands.includes(address)),
    async ({ page }) => {
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      await page.addInitScript(setClockWrong);
      await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
      const loads = countLoads(page);
      const release = await holdBack(page, /\/assets\/islands-[^/]*\.js/);
      await page.goto(address);
      for (const change of [translate, meddle, fillEverything]) await change(page);
      release();
      await untilAwakeIfAny(page);
      for (const change of [translate, useEverything, meddle, fillEverything, useEverything, translate])
        await change(page);
      for (const length of await islandTexts(page)) expect(length).toBeGreaterThan(0);
      await expect(shownPage(page).locator('h1')).toHaveCount(1);
      await expect(shownPage(page).locator('footer')).toBeVisible();
      // React reports that it has found other HTML than it expected, which is right.
      expect(uncaught.filter((message) => !/hydrat|Minified React error/.test(message))).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(shownPage(page).locator('h1')).toBeVisible();
      expect(await shownPage(page).locator('main').innerText()).toContain('(translated)');
      expect(loads()).toHaveLength(1);
    },
  );

for (const address of ['/', '/strategie', '/demo/form', '/ds-index'])
  test(`${address}: saved, and opened as a file or at another address, it is read and stays`, async ({
    page,
  }, testInfo) => {
    await page.goto(address);
    await untilAwake(page);
    const saved = await page.content();
    const file = testInfo.outputPath('saved.html');
    writeFileSync(file, saved);
    const elsewhere = 'http://saved.example';
    await page.route(`${elsewhere}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/saved.html') await route.fulfill({ contentType: 'text/html', body: saved });
      else if (pathname.startsWith('/assets/'))
        await route.fulfill({ response: await route.fetch({ url: siteUrl() + pathname }) });
      else await route.fulfill({ status: 404 });
    });
    await page.clock.install();
    for (const opened of [`file://${file}`, `${elsewhere}/saved.html`]) {
      const loads = countLoads(page);
      await page.goto(opened);
      await page.clock.runFor(60_000);
      const title = page.locator('h1').filter({ visible: true });
      await expect(title).toBeVisible();
      await expect.poll(() => title.evaluate((heading) => Number(getComputedStyle(heading).opacity))).toBe(1);
      expect(loads()).toEqual([opened]);
    }
  });

const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

for (const address of ['/strategie', '/en/strategie', ...legalPages.map((page) => page.address)])
  test(`${address}: a reader view has all of its text`, async ({ page }) => {
    await page.addInitScript({ content: `${readability}; globalThis.Readability = Readability;` });
    await page.goto(address);
    const { read, written } = await page.evaluate(() => {
      const reader: unknown = Reflect.get(globalThis, 'Readability');
      if (typeof reader !== 'function') throw new Error('It was not loaded.');
      const article = Reflect.construct(reader, [document.cloneNode(true)]).parse();
      const texts = document.querySelectorAll('main :is([data-block="rich-text"], table) :is(p, li, td)');
      return {
        read: String(article?.textContent),
        written: [...texts]
          .filter((text) => text.checkVisibility())
          .map(({ textContent }) => textContent ?? ''),
      };
    });
    const found = letters(read);
    expect(written.length).toBeGreaterThan(2);
    expect(written.filter((text) => !found.includes(letters(text)))).toEqual([]);
  });

test('whoever has a program fill in everything gets through at the second try', async ({ page }) => {
  const form = await openQuestion(page);
  await fillQuestion(form);
  await form.locator('[name="$website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://passwort.example';
  });
  const send = form.getByRole('button', { name: 'Frage senden' });
  await send.click();
  await expect(form.getByRole('group', { name: 'Das ist noch nicht angekommen.' })).toContainText(
    'Ein Feld, das man nicht sieht, war ausgefüllt',
    { timeout: 30_000 },
  );
  await expect(form.locator('[name="$website"]')).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('group', { name: 'Angekommen.' })).toBeFocused({ timeout: 30_000 });
});

test('a browser knows what to fill in for a person', async ({ page }) => {
  const form = await openQuestion(page);
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('autocomplete', 'name');
  await expect(form.getByRole('textbox', { name: /^E-Mail/ })).toHaveAttribute('autocomplete', 'email');
});

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
