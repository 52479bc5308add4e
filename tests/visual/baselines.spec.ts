import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { drawPickerPicture } from '../../scripts/browser/picker-pictures.ts';
import { designKindNames } from '../../src/blocks/kinds.ts';
import { pickerPicture } from '../../src/content/desk/picker/picker-pictures.ts';
import { baselineNames } from './baselines.ts';
import { test } from './frozen-site.ts';
import { expectedBaselines } from './looks.ts';
import { comparePictures, pixelsOf } from './picture-comparison.ts';
import { atHalfSize, drawPage, settleForPicture } from './visual-test.ts';

test('there is a baseline for each look, and none for what is gone', async () => {
  // While they are being renewed, tests run one at a time.
  test.skip(process.env.RENEW_BASELINES === '1', 'The baselines are being renewed.');
  expect((await baselineNames()).sort()).toEqual(expectedBaselines().sort());
});

test('editors choose blocks by what they look like now', async () => {
  test.skip(process.env.RENEW_BASELINES === '1', 'The baselines are being renewed.');
  const outdated: string[] = [];
  for (const kind of designKindNames) {
    const [made, kept] = [
      await drawPickerPicture(kind),
      await readFile(pickerPicture(kind)).catch(() => undefined),
    ];
    if (!kept || (await comparePictures(await pixelsOf(made), await pixelsOf(kept))).problem)
      outdated.push(kind);
  }
  expect(outdated, 'npm run baselines makes them').toEqual([]);
});

const picture = async (page: Page) => atHalfSize(await drawPage(page));

test('a page compared with itself is the same; with one line of text changed it is not', async ({ page }) => {
  await page.goto('/impressum');
  await settleForPicture(page);
  const before = await picture(page);
  expect((await comparePictures(await picture(page), before)).problem).toBeUndefined();
  await page
    .locator('main p')
    .last()
    .evaluate((paragraph) => {
      // The same letters in another order: no line becomes longer, and nothing moves.
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode();
      if (text?.nodeValue) text.nodeValue = swapped(text.nodeValue);
      function swapped(sentence: string): string {
        const [first = '', second = '', ...others] = sentence.split(' ');
        return [second, first, ...others].join(' ');
      }
    });
  expect((await comparePictures(await picture(page), before)).problem).toBeDefined();
});

test('a ground of another tone is seen', async ({ page }) => {
  await page.goto('/impressum');
  await settleForPicture(page);
  const before = await picture(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main [data-ground] { background: #f0f0f0 !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect((await comparePictures(await picture(page), before)).problem).toBeDefined();
});
