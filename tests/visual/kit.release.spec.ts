import { kitControls } from '../support/kit-controls.ts';
import { test } from './frozen-site.ts';
import { exampleWidths, kitBaseline } from './looks.ts';
import {
  drawPage,
  expectLikeBaseline,
  needsTheBaselinesBrowser,
  partOf,
  settleForPicture,
} from './visual-test.ts';

needsTheBaselinesBrowser();

for (const name of kitControls) {
  for (const width of exampleWidths) {
    test(`${name} at ${width} px looks like its baseline`, async ({ page }, testInfo) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/demo/ui/${name}`);
      await settleForPicture(page);
      const clip = await page.locator('main').evaluate((element) => {
        const box = element.getBoundingClientRect();
        return { x: box.left + scrollX, y: box.top + scrollY, width: box.width, height: box.height };
      });
      const picture = await partOf(await drawPage(page), clip);
      await expectLikeBaseline(page, testInfo, kitBaseline(name, width), picture);
    });
  }
}
