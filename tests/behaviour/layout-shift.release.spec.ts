import { collectShifts, expectNoJump, stepThrough } from '../support/layout-shifts.ts';
import { allPages } from '../support/pages-of-the-specification.ts';
import { openDrawers } from '../support/settled-page.ts';
import { test, untilAwake } from '../support/under-test.ts';

// On a phone; wide windows are in every-page.spec.ts.
test.use({ viewport: { width: 390, height: 844 } });

for (const { address } of allPages.filter(({ locale }) => locale === 'de'))
  test(`${address}: nothing jumps while it loads, while it is scrolled, and when React takes over`, async ({
    page,
  }) => {
    await collectShifts(page);
    await page.goto(address);
    await openDrawers(page);
    await stepThrough(page);
    await untilAwake(page);
    await stepThrough(page);
    await expectNoJump(page);
  });
