import { browserLocale } from '../support/pages-of-the-specification.ts';
import { test } from './frozen-site.ts';
import { drawnPages, exampleSheets, pageBaseline } from './looks.ts';
import {
  atHalfSize,
  drawPage,
  expectLikeBaseline,
  needsTheBaselinesBrowser,
  settleForPicture,
} from './visual-test.ts';

needsTheBaselinesBrowser();

// The German demo pages are covered by examples.spec.ts.
const drawnElsewhere = exampleSheets.map(({ demoPage }) => demoPage);

for (const specified of drawnPages.filter((page) => !drawnElsewhere.includes(page))) {
  test.describe(specified.address, () => {
    test.use({ locale: browserLocale[specified.locale] });

    // At half size: whole pages are tall, and their parts are checked in detail as examples.
    test('looks like its baseline', async ({ page }, testInfo) => {
      await page.goto(specified.address);
      await settleForPicture(page);
      const picture = await atHalfSize(await drawPage(page));
      await expectLikeBaseline(page, testInfo, pageBaseline(specified), picture);
    });
  });
}
