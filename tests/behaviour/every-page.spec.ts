import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { blockKindNames } from '../../src/blocks/kinds.ts';
import { findBrandWords } from '../support/brand-words.ts';
import { builtFiles } from '../support/built-files.ts';
import { expectHead, readSettings } from '../support/head-tags.ts';
import { collectShifts, expectNoJump, stepThrough } from '../support/layout-shifts.ts';
import { type PageWeight, weighPage, weightBudget } from '../support/page-weight.ts';
import { allPages, browserLocale, missingPages } from '../support/pages-of-the-specification.ts';
import { sentLinks } from '../support/sent-links.ts';
import { loadEveryPicture, openDrawers } from '../support/settled-page.ts';
import { releaseUnless } from '../support/suite.ts';
import { ask, expect, siteUrl, test } from '../support/under-test.ts';
import { unknownAttributes } from '../support/unknown-attributes.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

// Loading a page takes longer than the tests, so each page is loaded once and tested in sequence.
for (const specified of allPages) {
  const { address, locale, layout } = specified;
  // Another language only changes words; one English page takes all tests.
  const all = locale === 'de' || address === '/en';

  test.describe(address, releaseUnless(all), () => {
    test.describe.configure({ mode: 'default' });

    let page: Page;
    let weight: PageWeight;
    let problems: string[];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({
        baseURL: siteUrl(),
        locale: browserLocale[locale],
        viewport: { width: 1440, height: 900 },
      });
      problems = collectProblems(page);
      await collectShifts(page);
      weight = await weighPage(page, address);
    });

    test.afterAll(() => page.context().close());

    test('is valid HTML as the server sends it', () => expectValidHtml(address, 200));

    test('shows the right page', async () => {
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(/\S/);
    });

    test('1.1 head metadata: each tag exactly once, in its language', async () =>
      expectHead(page, specified, await readSettings()));

    test('1.2 brand word: one styled letter per occurrence in visible text, and nowhere else', async () => {
      const { brand } = await readSettings();
      const { styled, occurrences, wrong, escaped } = await findBrandWords(page, brand);
      expect({ styled, wrong, escaped }).toEqual({ styled: occurrences, wrong: [], escaped: [] });
      expect(styled).toBeGreaterThan(0);
    });

    test('says nothing on the console, and asks nobody but the site', () => expect(problems).toEqual([]));

    if (!all) return;

    test('weighs what it may, and brings nothing for kinds of block that it has not', async () => {
      const { script, scriptWithReact, ...others } = weightBudget;
      const budget = { ...others, script: weight.hasReact ? scriptWithReact : script };
      for (const what of ['html', 'styles', 'early', 'script', 'fonts'] as const)
        expect.soft(weight[what], what).toBeLessThanOrEqual(budget[what]);
      expect(await foreignKinds(page, weight)).toEqual([]);
    });

    test('nothing jumps in a wide window: while it loads, and while it is scrolled', async () => {
      await openDrawers(page);
      await stepThrough(page);
      await expectNoJump(page);
    });

    test('what stands further down is whole, comes from the site alone, and says nothing on the console', async () => {
      expect(await loadEveryPicture(page)).toEqual([]);
      // Chromium stops loading a film that has been scrolled away.
      expect(problems.filter((problem) => !/\.(?:webm|mp4) net::ERR_ABORTED$/.test(problem))).toEqual([]);
    });

    test('6 roles: leaves the language cookie and nothing else behind', async () => {
      const { cookies, origins } = await page.context().storageState({ indexedDB: true });
      expect(cookies.map(({ name }) => name).filter((name) => name !== 'i18n_redirected')).toEqual([]);
      expect(origins).toEqual([]);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });
  });
}

for (const { address } of missingPages) {
  test(`${address} is valid HTML as the server sends it`, () => expectValidHtml(address, 404));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [
    '/',
    '/en',
    '/strategie',
    '/en/ds-index',
    '/demo/gallery',
    '/en/demo/form',
    '/impressum',
    '/trikot-der-saison',
  ]) {
    test(`${address} shows its heading and its links`, async ({ page, request }) => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(3);
      for (const link of new Set(links)) {
        const answer = await request.get(link);
        expect(answer.status(), link).toBe(200);
      }
    });
  }
});

test('no link inside the site leads nowhere', async () => {
  const documents = await sentLinks(allPages.map(({ address }) => address));
  const dead: string[] = [];
  const statusOf = new Map<string, number>();
  for (const [from, { links }] of documents) {
    expect(links.length, from).toBeGreaterThan(3);
    for (const link of new Set(links.map((link) => new URL(link.get('href') ?? '', siteUrl() + from).href))) {
      const { origin, pathname, hash } = new URL(link);
      if (origin !== siteUrl()) continue;
      if (!statusOf.has(pathname)) statusOf.set(pathname, (await ask(pathname)).status);
      if (statusOf.get(pathname) !== 200) dead.push(`${from} → ${pathname}: ${statusOf.get(pathname)}`);
      else if (hash !== '' && !documents.get(pathname)?.ids.has(decodeURIComponent(hash.slice(1))))
        dead.push(`${from} → ${pathname}${hash}: nothing has this id`);
    }
  }
  expect(dead).toEqual([]);
});

async function foreignKinds(page: Page, { files }: PageWeight): Promise<string[]> {
  const kinds = await page
    .locator('[data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')));
  return blockKindNames
    .filter((kind) => !kinds.includes(kind))
    .filter((kind) => filesOf(kind).some((file) => files.some((url) => url.endsWith(`/${file}`))));
}

/** A kind's own files; code shared with other kinds is in separate files. */
function filesOf(kind: string): string[] {
  const entry = builtFiles[`src/blocks/${kind}/${kind}.tsx`];
  return entry ? [entry.file, ...(entry.css ?? [])] : [];
}

async function expectValidHtml(address: string, expectedStatus: number): Promise<void> {
  const { status, text } = await ask(address);
  expect(status).toBe(expectedStatus);
  const report = await validator.validateString(text);
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, message, ruleId, selector }) =>
        `${line}:${column} ${message} (${ruleId}) at ${selector}`,
    ),
  );
  expect(problems).toEqual([]);
  expect(unknownAttributes(text)).toEqual([]);
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) =>
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== siteUrl()) problems.push(`another origin: ${request.url()}`);
  });
  return problems;
}
