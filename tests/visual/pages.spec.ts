import { allPages, browserLocale } from '../support/pages-of-the-specification.ts';
import { settle } from '../support/settled-page.ts';
import { test } from './frozen-site.ts';
import { pageBaseline } from './looks.ts';
import { expectLikeBaseline, needsTheBaselinesBrowser, pictureOf, stillPictures } from './visual-test.ts';

// Half the size: whole pages are tall, and their parts are looked at closely as examples.
test.use({ ...stillPictures, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5 });
needsTheBaselinesBrowser();

for (const specified of allPages) {
  test.describe(specified.address, () => {
    test.use({ locale: browserLocale[specified.locale] });

    test('looks like its baseline', async ({ page }, testInfo) => {
      await page.goto(specified.address);
      await settle(page);
      await expectLikeBaseline(page, testInfo, pageBaseline(specified), await pictureOf(page));
    });
  });
}
