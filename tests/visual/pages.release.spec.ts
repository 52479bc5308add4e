import { allPages, browserLocale } from '../support/pages-of-the-specification.ts';
import { test } from './frozen-site.ts';
import { exampleSheets, pageBaseline } from './looks.ts';
import {
  atHalfSize,
  drawPage,
  expectLikeBaseline,
  needsTheBaselinesBrowser,
  settleForPicture,
} from './visual-test.ts';

needsTheBaselinesBrowser();

// The German demo pages are drawn for their examples, and looked at there: examples.spec.ts.
const drawnElsewhere = exampleSheets.map(({ demoPage }) => demoPage);

for (const specified of allPages.filter((page) => !drawnElsewhere.includes(page))) {
  test.describe(specified.address, () => {
    test.use({ locale: browserLocale[specified.locale] });

    // At half the size: whole pages are tall, and their parts are looked at closely as examples.
    test('looks like its baseline', async ({ page }, testInfo) => {
      await page.goto(specified.address);
      await settleForPicture(page);
      const picture = await atHalfSize(await drawPage(page));
      await expectLikeBaseline(page, testInfo, pageBaseline(specified), picture);
    });
  });
}
