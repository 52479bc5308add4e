import { allPages, browserLocale } from '../support/pages-of-the-specification.ts';
import { test } from './frozen-site.ts';
import { pageBaseline } from './looks.ts';
import {
  atHalfSize,
  drawPage,
  expectLikeBaseline,
  needsTheBaselinesBrowser,
  settleForPicture,
  stillPictures,
} from './visual-test.ts';

test.use({ ...stillPictures, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });
needsTheBaselinesBrowser();

for (const specified of allPages) {
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
