import { addAxe, axeViolations } from '../support/axe.ts';
import { release } from '../support/suite.ts';
import { expect, siteUrl, test, untilAwake } from '../support/under-test.ts';

test('a colour is copied in any notation, by a key, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo/color-values');
  for (const notation of ['HEX', 'OKLCH', 'CMYK']) {
    const button = page.getByRole('button', { name: new RegExp(`^${notation} von Ring kopieren: `) }).first();
    await button.focus();
    await untilAwake(page);
    await button.press('Enter');
    const value = (await button.getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? '';
    await expect(page.getByText(`${value} ist kopiert.`)).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
});

test('rules are broken by keys, each says how far, and Home mends it', async ({ page }) => {
  await page.goto('/demo/specimen');
  await untilAwake(page);
  for (const [rule, verdict] of [
    ['tilt', 'So nicht: 15° geneigt'],
    ['gap', 'So nicht: 40\u00A0% fehlen'],
    ['red', 'So nicht: 100\u00A0% einer zweiten'],
    ['adjective', 'So nicht: 100\u00A0% Gerede'],
  ] as const) {
    const broken = page.locator(`[data-case="${rule}"]`).first();
    const slider = broken.getByRole('slider');
    await slider.focus();
    // The value text appears once it can be moved.
    await expect(slider).toHaveAttribute('aria-valuetext', /^So: /);
    await slider.press('End');
    await expect(broken.locator('[data-state]').first()).toHaveAttribute('data-state', 'wrong');
    await expect(slider).toHaveAttribute('aria-valuetext', verdict);
    await slider.press('Home');
    await expect(broken.locator('[data-state]').first()).toHaveAttribute('data-state', 'right');
  }
});

test('type is as large, wide and heavy as its dials say', release, async ({ page }) => {
  await page.goto('/demo/specimen');
  await untilAwake(page);
  const specimen = page.locator('[data-subject="type"]').first();
  const set = async (face: number, dial: string, key: string) => {
    const slider = specimen.locator('section').nth(face).getByRole('slider', { name: dial });
    await slider.focus();
    // The value text appears once it can be moved.
    await expect(slider).toHaveAttribute('aria-valuetext', /./);
    await slider.press(key);
  };
  await set(0, 'Breite', 'Home');
  await expect(specimen.locator('[data-face="display"]')).toHaveCSS('font-stretch', '62%');
  await set(1, 'Stärke', 'End');
  await expect(specimen.locator('[data-face="text"]')).toHaveCSS('font-weight', '600');
  await set(1, 'Größe', 'End');
  await expect(specimen.locator('[data-face="text"]')).toHaveCSS('font-size', '64px');
});

test('for a purpose, contrasts name what to take instead, also without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/demo/specimen`);
  const specimen = page.locator('[data-subject="contrasts"]').first();
  const instead = (purpose: string) => specimen.locator(`[data-for="${purpose}"]`).filter({ visible: true });
  await expect(instead('text').first()).toBeVisible();
  await expect(instead('large')).toHaveCount(0);
  await specimen.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(instead('large').first()).toBeVisible();
  await expect(instead('text')).toHaveCount(0);
  await context.close();
});

test('a movement is slowed down, and stands still for whoever wants no motion', release, async ({ page }) => {
  await page.goto('/demo/specimen');
  await untilAwake(page);
  const specimen = page.locator('[data-subject="motion"]').first();
  const longest = async () => {
    await specimen.getByRole('button', { name: 'Abspielen' }).click();
    let durations: number[] = [];
    await expect(async () => {
      durations = await page.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-moving')
              ? [Number(effect.getTiming().duration)]
              : [],
          ),
      );
      expect(durations).not.toEqual([]);
    }).toPass();
    return Math.max(...durations);
  };
  const usual = await longest();
  await specimen.getByText('zehnmal langsamer').click();
  expect(await longest()).toBeCloseTo(10 * usual);

  // Reduced motion turned on during the animation: the paths go to their final state.
  const moving = specimen.locator('[data-moving]');
  const ends = specimen.locator('svg circle:nth-last-child(2)');
  const accent = await moving.first().evaluate((ring) => getComputedStyle(ring).stroke);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(moving.filter({ visible: true })).toHaveCount(0);
  for (const end of await ends.all()) await expect(end).toHaveCSS('stroke', accent);
  await expect(specimen.getByRole('button', { name: 'Abspielen' })).toBeHidden();
  await expect(specimen.getByText('Auf diesem Gerät ist Bewegung abgeschaltet')).toBeVisible();
});

test('the table of tokens keeps what is meant', release, async ({ page }) => {
  await page.goto('/demo/brand-files');
  await untilAwake(page);
  const search = page.getByRole('searchbox', { name: 'Wert oder Name' });
  await search.fill('#da0024');
  const rows = page.locator('table th[scope="row"]').filter({ visible: true });
  await expect(rows).toHaveText(['--color-ring']);
  await search.fill('gibt es nicht');
  await expect(page.getByText('Das steht in keinem Wert.')).toBeVisible();
});

test('the index says what is in use, and where', release, async ({ page }) => {
  await page.goto('/en/ds-index');
  await page.getByText('What is in use, and where').click();
  const hero = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Hero', exact: true }) });
  const register = hero.filter({ hasText: 'in use on' }).first();
  await register.getByRole('link', { name: 'Strategy' }).first().click();
  await expect(page).toHaveURL(/\/en\/strategie$/);
});

test.describe('pages of versions', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

  test('axe finds nothing on them, and nothing reaches over the edge', release, async ({ page }) => {
    await page.goto('/brand/versions');
    const version = await page.locator('h2 a').first().innerText();
    for (const address of [
      '/brand/versions',
      `/en/brand/versions/${version}`,
      `/brand/versions/${version}/${version}`,
    ]) {
      await page.goto(address);
      await addAxe(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page), `${address} at ${width} px`).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
