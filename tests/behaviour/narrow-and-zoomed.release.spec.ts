import type { Locator } from '@playwright/test';
import { wordLength } from '../../src/ui/word-length.ts';
import { expect, test } from '../support/under-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 600])
  test(`cells of a table that stand one below the other each say what column they are of, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/strategie');
    const tables = await page.locator('table:has(thead)').evaluateAll((all) =>
      all.map((table) => ({
        heads: [...table.querySelectorAll('thead > tr > *')].map((head) => head.textContent),
        rows: [...table.querySelectorAll('tbody > tr')].map((row) =>
          [...row.children].map((cell) => getComputedStyle(cell, '::before').content.slice(1, -1)),
        ),
      })),
    );
    expect(tables.length).toBeGreaterThan(1);
    for (const { heads, rows } of tables) for (const row of rows) expect(row).toEqual(heads);
  });

for (const width of [360, 768, 1280, 1920])
  test(`no figure is left alone below a row of several, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/strategie', '/en/demo/facts-and-figures']) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const lists = await page.locator('dl[data-columns]:visible').evaluateAll((lists) =>
        lists.map((list) => {
          const tops = [...list.querySelectorAll('[data-look="row"]')].map((figure) =>
            Math.round(figure.getBoundingClientRect().top),
          );
          return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        }),
      );
      expect(lists.length).toBeGreaterThan(0);
      const alone = lists.filter((rows) => rows.at(-1) === 1 && rows.some((figures) => figures > 1));
      expect(alone, address).toEqual([]);
    }
  });

// Real words, and the widest and the most common letters up to each step's limit.
const giantWords = [
  'Wimmeln',
  'Bewegung',
  'Fließtext',
  'Remnants',
  'Schutzraum',
  'Zusammen',
  'Genehmigung',
  'Commandment',
  'Versammlung',
  'Organisation',
  'koordination',
  'entscheiden',
  'Illustration',
  'MEMMINGEN',
  'Mannschaftswagen',
  'Mannschaftsversammlung',
  ...['m', 'n'].flatMap((letter) => Array.from({ length: 15 }, (_, index) => letter.repeat(index + 1))),
];

for (const width of [320, 360, 768, 960, 1280, 1920])
  test(`no giant word, no word of a claim and none of a product's name breaks inside, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/demo/headline');
    await page.evaluate(() => document.fonts.ready);
    const broken = (element: Locator, place?: 'claim' | 'product', set = giantWords) =>
      element.evaluate(
        (part, words) =>
          words.flatMap(([word, step]) => {
            const text = part.querySelector('h1, h2, h3, span') ?? part;
            part.setAttribute('data-word', step);
            text.textContent = word;
            const range = document.createRange();
            range.selectNodeContents(text);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
          }),
        set.map((word): [string, string] => [word, wordLength(word, place)]),
      );
    await expect
      .soft(broken(page.locator('[data-block="headline"] [data-size="giant"]').first()))
      .resolves.toEqual([]);
    await expect.soft(broken(page.locator('footer > [data-word]'), 'claim')).resolves.toEqual([]);
    // The longest names are smaller, and may wrap.
    const names = giantWords.filter((word) => wordLength(word, 'product') !== 'longest');
    await page.goto('/en/demo/shop/product-detail');
    await page.evaluate(() => document.fonts.ready);
    const name = page.locator('[data-block="product-detail"] [data-word]:has(> [data-size="large"])').first();
    await expect.soft(broken(name, 'product', names)).resolves.toEqual([]);
  });

for (const width of [320, 360])
  test(`with letters twice as large all of the header is seen, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const session = await page.context().newCDPSession(page);
    for (const address of ['/', '/en', '/strategie', '/en/demo/form']) {
      await page.goto(address);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await page.evaluate(() => document.fonts.ready);
      const header = page.getByRole('banner');
      expect(
        await header.evaluate((element) => ({
          isWide: document.documentElement.scrollWidth > innerWidth,
          // The name's letters are on one line.
          lines: new Set(
            [...(element.querySelector('a > span')?.getClientRects() ?? [])].map(({ top }) =>
              Math.round(top),
            ),
          ).size,
          beyond: [...element.querySelectorAll('a, button, p')]
            .filter((part) => part.checkVisibility())
            .map((part) => ({ part: part.textContent, box: part.getBoundingClientRect() }))
            .filter(
              ({ box }) =>
                box.left < 0 ||
                box.right > innerWidth ||
                box.bottom > element.getBoundingClientRect().bottom + 1,
            )
            .map(({ part }) => part),
        })),
        address,
      ).toEqual({ isWide: false, lines: 1, beyond: [] });
    }
  });
