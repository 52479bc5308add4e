import { blockDemoPath } from '../../src/blocks/demo-path.ts';
import { blockKindNames, blockKinds } from '../../src/blocks/kinds.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import { allPages } from '../support/pages-of-the-specification.ts';
import { pollExamplesAddress } from '../support/poll-examples.ts';
import { untilAwakeIfAny } from '../support/settled-page.ts';
import { expect, test } from '../support/under-test.ts';

const phone = { width: 390, height: 844 };
const wideWindow = { width: 1440, height: 900 };

// Final states only; bypasses the policy for axe's script.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

test('axe finds nothing in any example of a poll', async ({ page }) => {
  await page.goto(await pollExamplesAddress('de'));
  await addAxe(page);
  for (const viewport of [phone, wideWindow]) {
    await page.setViewportSize(viewport);
    expect(await axeViolations(page), `${viewport.width} px`).toEqual([]);
  }
});

test('axe finds nothing at a product with what is missing told, printing open, and sold out', async ({
  page,
}) => {
  await page.goto(blockDemoPath('product-detail') ?? '');
  await untilAwakeIfAny(page);
  await addAxe(page);
  const form = page.locator('form[data-product]').first();
  await form.locator('input[name="printing"][value="yes"]').check();
  await form.getByRole('button').first().click();
  await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  for (const viewport of [phone, wideWindow]) {
    await page.setViewportSize(viewport);
    expect(await axeViolations(page), `${viewport.width} px`).toEqual([]);
  }
  await form.locator('input[name="size"][value="xxl"]').check();
  await form.locator('input[name="name"]').fill('1893');
  await expect(form.getByRole('button')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

for (const path of ['/strategie', '/ds-index']) {
  test(`axe finds nothing on ${path} with the phone's menu open, which Escape closes`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await untilAwakeIfAny(page);
    const opener = page.locator('header button[popovertarget]').first();
    const sheet = page.locator('header [popover]').first();
    await expect(sheet).toBeHidden();
    await opener.click();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('link')).not.toHaveCount(0);
    await addAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('every kind of block is shown on a page that the tests of every page look at', () => {
  const addresses = new Set(allPages.map(({ address }) => address));
  const unseen = blockKindNames.filter((kind) => {
    const { isLegal, shownOn } = blockKinds[kind];
    return !isLegal && !addresses.has(blockDemoPath(kind) ?? shownOn ?? '');
  });
  expect(unseen).toEqual([]);
});
