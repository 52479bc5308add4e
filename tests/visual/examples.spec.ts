import { expect } from '@playwright/test';
import { releaseUnless } from '../support/suite.ts';
import { pageWindow, test } from './frozen-site.ts';
import { exampleBaseline, exampleSheets, exampleWidths, pageBaseline } from './looks.ts';
import {
  atHalfSize,
  drawPage,
  expectLikeBaseline,
  needsTheBaselinesBrowser,
  partOf,
  settleForPicture,
} from './visual-test.ts';

needsTheBaselinesBrowser();

for (const { kind, demoPage, address, examples } of exampleSheets) {
  for (const width of exampleWidths) {
    const title = `${kind} at ${width} px: each example looks like its baseline`;
    test(title, releaseUnless(width === pageWindow.width), async ({ page }, testInfo) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await address());
      await settleForPicture(page);
      const drawn = await drawPage(page);
      for (const { id, selector } of examples) {
        const block = page.locator(selector);
        await expect(block, id).toHaveCount(1);
        const clip = await block.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + scrollX, y: top + scrollY, width, height };
        });
        await expectLikeBaseline(page, testInfo, exampleBaseline(kind, id, width), await partOf(drawn, clip));
      }
      // A page takes longer to draw than to look at: this one is looked at as a whole, too.
      if (demoPage && width === pageWindow.width)
        await expectLikeBaseline(page, testInfo, pageBaseline(demoPage), await atHalfSize(drawn));
    });
  }
}
