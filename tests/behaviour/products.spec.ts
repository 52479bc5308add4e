import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { brand } from '../../src/brand/brand.ts';
import { holdBack, open, shownPage, traverseTo, untilShown } from '../support/navigation.ts';
import { loadEveryPicture, openDrawers } from '../support/settled-page.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

const path = '/demo/shop/product-detail';
const german = { variant: /^Auswärts/, size: 'M', printing: /^Mit Name/, buy: 'Zum Shop' };

/** The products of the demo page: the shirt, a poster, the shirt again, a jacket, and sold-out remnants. */
function product(page: Page, place = 0): Locator {
  return shownPage(page).locator('form[data-product]').nth(place);
}

function choiceIn(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

const stroke = (form: Locator, size: string) =>
  form.locator(`label:has(input[name="size"][value="${size}"]) > span`).last();

const front = (form: Locator) => form.locator('img').first();
const band = (form: Locator) => form.getByRole('status');

test('product: what is chosen by keyboard stands in the address, and survives reload, language and Back', async ({
  page,
}) => {
  await open(page, '/strategie');
  await page.goto(path);
  await untilAwake(page);
  const form = product(page);
  const home = await front(form).getAttribute('alt');
  await form.getByRole('radio', { name: /^Heim/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => choiceIn(page)).toEqual({ variant: 'away' });
  await expect(front(form)).not.toHaveAttribute('alt', home ?? '');
  const away = await front(form).getAttribute('src');
  await form.getByRole('radio', { name: 'S', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => choiceIn(page)).toEqual({ variant: 'away', size: 'm' });

  await page.reload();
  await expect(front(form)).toHaveAttribute('src', away ?? '');
  await expect(form.getByRole('radio', { name: german.size, exact: true })).toBeChecked();

  await untilAwake(page);
  await shownPage(page).locator('a[data-language-switch]').click();
  await untilShown(page, `/en${path}`);
  expect(choiceIn(page)).toEqual({ variant: 'away', size: 'm' });
  await expect(product(page).getByRole('radio', { name: /^Away/ })).toBeChecked();
  await expect(front(product(page))).toHaveAttribute('src', away ?? '');

  // One step back each: choices don't add history entries.
  await traverseTo(page, -1, path);
  expect(choiceIn(page)).toEqual({ variant: 'away', size: 'm' });
  await page.goBack();
  await expect(page).toHaveURL('/strategie');
});

test(
  'product: a link opens it as it was chosen, and what it does not know is ignored',
  release,
  async ({ page }) => {
    await page.goto(
      `${path}?variant=third&size=gibt-es-nicht&printing=yes&name=${'Zukunft '.repeat(3)}&number=9`,
    );
    const form = product(page);
    // Without a touch, the app loads by itself.
    await expect(form.getByRole('radio', { name: /^Ausweich/ })).toBeChecked();
    await expect(form.locator('input[name="size"]:checked')).toHaveCount(0);
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Zukunft Zuku');
    await expect(form.getByLabel('Nummer', { exact: true })).toHaveValue('9');
    await page.goto(`${path}?variant=<b>&printing=maybe&size-2=x`);
    await expect(form.getByRole('radio', { name: /^Heim/ })).toBeChecked();
    await expect(form.getByRole('radio', { name: /^Ohne/ })).toBeChecked();
  },
);

test('product: several on one page keep their choices apart', release, async ({ page }) => {
  await open(page, path);
  await product(page, 2).getByRole('radio', { name: german.variant }).check();
  await expect.poll(() => choiceIn(page)).toEqual({ 'variant-3': 'away' });
  await product(page)
    .getByRole('radio', { name: /^Ausweich/ })
    .check();
  await expect.poll(() => choiceIn(page)).toEqual({ variant: 'third', 'variant-3': 'away' });
  await page.reload();
  await expect(product(page, 2).getByRole('radio', { name: german.variant })).toBeChecked();
  await expect(product(page).getByRole('radio', { name: /^Ausweich/ })).toBeChecked();
});

test('product: what was chosen and typed before its island woke counts more than the address', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/islands-[^/]*\.js$/);
  await page.goto(`${path}?variant=third&size=l&keep=this`);
  const form = product(page);
  await form.getByRole('radio', { name: german.variant }).check();
  await form.getByRole('radio', { name: german.printing }).check();
  await form.getByLabel('Name', { exact: true }).fill('Zukunft');
  release();
  await untilAwake(page);
  await expect(form.getByRole('radio', { name: german.variant })).toBeChecked();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Zukunft');
  await expect
    .poll(() => choiceIn(page))
    .toEqual({ variant: 'away', size: 'l', printing: 'yes', name: 'Zukunft', keep: 'this' });
});

test(
  'product: an address that changes on the page is followed, and back to what it says',
  release,
  async ({ page }) => {
    await open(page, `${path}?variant=away`);
    const form = product(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, `${path}?size=l`);
    await expect(form.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
    await expect(form.getByRole('radio', { name: /^Heim/ })).toBeChecked();
    await page.goBack();
    await expect(form.getByRole('radio', { name: german.variant })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'L', exact: true })).not.toBeChecked();
  },
);

test(
  'product: the way to the shop comes after all that there is to choose, for eyes and for keys',
  release,
  async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const form = product(page);
      const buy = form.getByRole('button', { name: german.buy }).first();
      const choices = form.locator('fieldset');
      expect(await choices.count()).toBe(3);
      await form.getByRole('radio', { name: german.printing }).check();
      await form.getByLabel('Nummer', { exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(buy).toBeFocused();
      const top = (await buy.boundingBox())?.y ?? 0;
      for (const choice of await choices.all()) {
        const box = await choice.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
      }
    }
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without script',
    releaseUnless(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test('product: what is sold out can be chosen, says so, and can’t be bought', async ({ page }) => {
        await page.goto(path);
        if (javaScriptEnabled) await untilAwake(page);
        const form = product(page);
        const buy = form.getByRole('button', { name: german.buy });
        await expect(buy).toHaveCount(2);
        // Only sold out for the home shirt, which screen readers announce with the size.
        const xxl = form.locator('input[name="size"][value="xxl"]');
        await expect(form.getByRole('radio', { name: 'XXL Ausverkauft' })).toHaveCount(1);
        await xxl.check();
        await expect(band(form)).toContainText('In dieser Größe ausverkauft');
        await expect(stroke(form, 'xxl')).toBeVisible();
        await expect(buy).toHaveCount(0);
        await form.getByRole('radio', { name: german.variant }).check();
        await expect(stroke(form, 'xxl')).toBeHidden();
        await expect(band(form)).toContainText('Vorbestellbar');
        await expect(band(form).getByText('In dieser Größe ausverkauft')).toBeHidden();
        await expect(buy).toHaveCount(2);
        await form.getByRole('radio', { name: /^Ausweich/ }).check();
        await expect(band(form).getByText('Ausverkauft', { exact: true })).toBeVisible();
        await expect(buy).toHaveCount(0);

        await openDrawers(page);
        const gone = product(page, 4);
        await expect(band(gone)).toContainText('Alle Ausführungen sind ausverkauft.');
        await expect(gone.getByRole('button')).toHaveCount(0);
        for (const size of await gone.locator('input[name="size"]').all()) await expect(size).toBeDisabled();
      });

      test('product: printing opens its fields, counts in the price, and goes to the shop with the rest', async ({
        page,
      }) => {
        await page.goto(`/en${path}`);
        if (javaScriptEnabled) await untilAwake(page);
        const form = product(page);
        const name = form.getByLabel('Name', { exact: true });
        await expect(band(form)).toContainText('£84.95');
        await expect(name).toBeHidden();
        await form.locator('input[name="size"][value="l"]').check();
        await form.getByRole('radio', { name: 'With name and number + £13.00' }).check();
        await expect(band(form).getByText('£97.95')).toBeVisible();
        await expect(band(form).getByText('£84.95')).toBeHidden();
        await name.fill('Zukunft');
        await form.getByLabel('Number', { exact: true }).fill('93');
        await form.getByRole('button', { name: 'To the shop' }).first().click();
        const chosen = { variant: 'home', size: 'l', printing: 'yes', name: 'Zukunft', number: '93' };
        await expect.poll(() => choiceIn(page)).toEqual(chosen);
      });
    },
  );
}

test('product: what is missing or can’t be printed is said in the page’s language, at its field', async ({
  page,
}) => {
  await open(page, path);
  const form = product(page);
  const buy = form.getByRole('button', { name: german.buy }).first();
  const alert = (text: string) => form.getByRole('alert').filter({ hasText: text });
  await buy.click();
  await expect(alert('Bitte eine Größe wählen.')).toBeVisible();
  await expect(form.locator('input[name="size"][value="m"]')).toBeFocused();
  await form.getByRole('radio', { name: german.size, exact: true }).check();
  await expect(alert('Bitte eine Größe wählen.')).toHaveCount(0);
  await form.getByRole('radio', { name: german.printing }).check();
  await buy.click();
  await expect(alert('Bitte einen Namen oder eine Nummer eintragen.')).toBeVisible();
  const name = form.getByLabel('Name', { exact: true });
  const number = form.getByLabel('Nummer', { exact: true });
  await expect(name).toBeFocused();
  await name.fill('M1893');
  await buy.click();
  await expect(alert('Aufdrucken lassen sich Buchstaben')).toBeVisible();
  await name.fill('Südkurve-O’Ring');
  await expect(name).toHaveValue('Südkurve-O’R');
  await number.fill('9x');
  await buy.click();
  await expect(alert('Bitte eine ganze Zahl von 0 bis 99 eintragen.')).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('0');
  await number.press('Enter');
  await expect
    .poll(() => choiceIn(page))
    .toEqual({ variant: 'home', size: 'm', printing: 'yes', name: 'Südkurve-O’R', number: '0' });
});

for (const width of [1280, 1440, 1920])
  test(
    `product: at ${width} px the ring of the picture goes on into the band beside it, without a gap`,
    release,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const band = product(page).locator('[data-motion="band"][data-ground="ring"]');
      await band.scrollIntoViewIfNeeded();
      await loadEveryPicture(page);
      const { left, bottom } = await band.evaluate((element) => element.getBoundingClientRect());
      // Below the sleeve, which overlaps the ring.
      const clip = { x: Math.round(left) - 8, y: Math.round(bottom) - 12, width: 16, height: 8 };
      const pixels = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer();
      const red = Buffer.from(brand.colors.ring.hex.slice(1), 'hex');
      const farthest = Math.max(...pixels.map((value, at) => Math.abs(value - (red[at % 3] ?? 0))));
      expect(farthest, 'from the ring’s red, of 255').toBeLessThan(24);
    },
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test('product: the buy bar sticks to the window’s foot, and covers neither what has focus nor the footer', async ({
    page,
  }) => {
    await open(page, path);
    const form = product(page);
    const buy = form.getByRole('button', { name: german.buy }).last();
    const links = form.locator('a[data-pswp-width]');
    await form.getByRole('table').scrollIntoViewIfNeeded();
    await expect(buy).toBeInViewport({ ratio: 1 });
    const foot = await buy.evaluate(
      (button) => button.closest('[data-ground]')?.getBoundingClientRect().bottom,
    );
    expect(Math.round(foot ?? 0)).toBe(740);
    for (const link of (await links.all()).slice(1)) {
      await link.focus();
      await expect
        .poll(() =>
          link.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const visible = Math.min(top + height, innerHeight - 8);
            return element.contains(
              document.elementFromPoint(left + width / 2, (Math.max(top, 0) + visible) / 2),
            );
          }),
        )
        .toBe(true);
    }
    await page.locator('footer a').last().scrollIntoViewIfNeeded();
    await expect(buy).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test(
    'product: a picture of the gallery opens large, with the chosen variant’s first',
    release,
    async ({ page }) => {
      await open(page, `${path}?variant=away`);
      const form = product(page);
      await form.getByRole('list', { name: 'Bilder' }).getByRole('link').last().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('7 / 7');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  );
});
