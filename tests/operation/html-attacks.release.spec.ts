import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { judgePage } from '../../src/content/lifecycle/gates/judge-page.ts';
import { cleanHtml } from '../../src/fields/html.ts';
import { attackVectors, corpora } from '../support/attack-vectors/attack-vectors.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { goTo, open, shownPage } from '../support/navigation.ts';
import { test } from '../support/operated-product.ts';
import { type Product, until } from '../support/product.ts';

const perPage = 100;

/** Without those that are refused, because databases can't store them (`src/content/process/whole-backend/corpora.release.test.ts`). */
const kept = attackVectors
  .filter((vector) => !vector.includes('\0') && vector.isWellFormed())
  .map(withSomethingToShow)
  .filter(mayGoLive);

const pages = Array.from({ length: Math.ceil(kept.length / perPage) }, (_, index) => ({
  path: `/angriffe-${index + 1}`,
  vectors: kept.slice(index * perPage, (index + 1) * perPage),
}));

let product: Product;
let editor: ContentEditor;

test.beforeAll(async ({ operated, admin }) => {
  product = operated;
  editor = admin;
  for (const { path, vectors } of pages) {
    const blocks = vectors.map((markup) => ({ blockType: 'html', source: { mode: 'cleaned', markup } }));
    await editor.save('POST', '/pages?locale=de', {
      path,
      layout: 'default',
      title: 'Angriffe',
      blocks: [headline('Angriffe'), ...blocks, headline('Ende der Angriffe')],
      reason: 'Was Angriffe von Links übrig lassen, sagt selten, wohin es führt.',
      _status: 'published',
    });
  }
  const last = pages.at(-1)?.path ?? '';
  await until('the last page is there', async () => (await fetch(product.siteUrl + last)).ok);
});

/** A block that sanitising empties is refused, so such attacks come after a paragraph. */
function withSomethingToShow(vector: string): string {
  return cleanHtml(vector) === '' ? `<p>–</p>${vector}` : vector;
}

/** Links without text, or to missing pages, can only be stored as drafts. */
function mayGoLive(markup: string): boolean {
  const blocks = [{ id: 'attack', blockType: 'html', source: { mode: 'cleaned', markup } }];
  const nothing = {
    files: new Map(),
    records: new Map(),
    pages: new Map(),
    redirected: new Set<string>(),
    linkedFiles: new Set<string>(),
  };
  const findings = judgePage({ locale: 'de', path: '/angriffe', blocks }, nothing);
  return findings.every(({ severity }) => severity !== 'error');
}

function headline(title: string): object {
  return { blockType: 'headline', title };
}

const storedMarkup = z.object({ source: z.object({ markup: z.string().nullish() }) });

test('what is stored is clean already', async () => {
  expect(corpora.flatMap(({ vectors }) => vectors).length).toBeGreaterThanOrEqual(500);
  expect(kept.length).toBeGreaterThan(0.9 * attackVectors.length);
  for (const { path, vectors } of pages) {
    const { blocks } = await editor.page(path, 'de');
    const stored = (blocks ?? []).slice(1, -1).map((block) => storedMarkup.parse(block).source.markup ?? '');
    expect(stored).toEqual(vectors.map(cleanHtml));
  }
});

test('published attacks run nothing, ask for nothing and leave the page whole', async ({ page }) => {
  const noise = listenTo(page);
  await countViolations(page);
  for (const { path, vectors } of pages) {
    await open(page, product.siteUrl + path);
    await expectWhole(page, path, vectors);
  }
  expect(noise).toEqual([]);
});

test('neither do they when React writes them into the page', async ({ page }) => {
  const noise = listenTo(page);
  await countViolations(page);
  await open(page, `${product.siteUrl}/demo/headline`);
  for (const { path, vectors } of pages) {
    await goTo(page, path);
    await expectWhole(page, path, vectors);
  }
  expect(noise).toEqual([]);
});

/** Signs of a successful attack; the page's own requests are none. */
function listenTo(page: Page): string[] {
  const noise: string[] = [];
  const ofThePage =
    /^\/(assets\/|brand\/|builds\/|media\/|favicon|demo\/headline|angriffe-\d+(\/_payload\.js)?$)/;
  page.on('dialog', (dialog) => {
    noise.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('console', (message) => noise.push(`console: ${message.text()}`));
  page.on('popup', () => noise.push('popup'));
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== product.siteUrl || !ofThePage.test(pathname)) noise.push(`request: ${request.url()}`);
  });
  return noise;
}

/** A violation would mean that an attack got as far as the policy. */
async function countViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Turns off the prefetch of links in view.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      console.error(`violation of ${violatedDirective}: ${sample}`);
    });
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.assign(window, { [name]: () => console.error(`${name} was called`) });
    }
  });
}

/** Frame and blocks are in place and in order, and no attack leaves its block. */
async function expectWhole(page: Page, path: string, vectors: readonly string[]): Promise<void> {
  const found = await shownPage(page).evaluate((root) => {
    const blocks = [...root.querySelectorAll('[data-block]')];
    const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-block="html"] a[href]')];
    return {
      kinds: blocks.map((block) => block.getAttribute('data-block')),
      parents: new Set(blocks.map((block) => block.parentElement)).size,
      headings: root.querySelectorAll('h1').length,
      frame: ['header', 'main', 'footer'].map((name) => root.querySelectorAll(name).length),
      outside: blocks.at(-1)?.textContent,
      // Same-origin links are safe.
      protocols: links.filter(({ origin }) => origin !== location.origin).map(({ protocol }) => protocol),
      foreign: root.querySelectorAll(
        '[data-block="html"] :is(script, style, link, meta, base, iframe, object, embed, img, video, audio, svg, math, form, input, button, template, [style], [id], [name])',
      ).length,
    };
  });
  expect(found.kinds, path).toEqual(['headline', ...vectors.map(() => 'html'), 'headline']);
  expect(found, path).toMatchObject({
    parents: 1,
    headings: 1,
    outside: expect.stringContaining('Ende der Angriffe'),
    foreign: 0,
  });
  for (const count of found.frame) expect(count, path).toBeGreaterThan(0);
  for (const protocol of found.protocols) expect(['https:', 'mailto:', 'tel:'], path).toContain(protocol);
}
