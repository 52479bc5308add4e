import type { Page } from '@playwright/test';
import { followLink, goTo, markDocument, open, traverseTo, untilShown } from '../support/navigation.ts';
import { changeHtml } from '../support/payload-module.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * Records in every frame which page is shown and its scroll position; the returned function gives one page's positions.
 */
async function watchFrames(page: Page): Promise<(address: string) => Promise<number[]>> {
  await page.evaluate(() => {
    const frames: [string, number][] = [];
    Object.assign(window, { seen: frames });
    const note = () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-page]')].find((one) =>
        one.checkVisibility(),
      );
      frames.push([shown?.dataset.page ?? '', Math.round(scrollY)]);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return (address) =>
    page.evaluate((wanted) => {
      const frames: [string, number][] = Reflect.get(window, 'seen');
      return frames.filter(([shown]) => shown === wanted).map(([, y]) => y);
    }, address);
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(
    motion === 'reduce' ? 'without transitions' : 'with transitions',
    releaseUnless(motion !== 'reduce'),
    () => {
      test.use({ contextOptions: { reducedMotion: motion } });

      test('2.8 scroll on navigation: the next page begins at its top, and back restores 600 px', async ({
        page,
      }) => {
        await open(page, '/ds-index');
        const isSame = await markDocument(page);
        await scrollTo(page, 600);
        const framesOf = await watchFrames(page);
        await goTo(page, '/strategie');
        expect(new Set(await framesOf('/strategie'))).toEqual(new Set([0]));
        await scrollTo(page, 1200);
        const framesBack = await watchFrames(page);
        await traverseTo(page, -1, '/ds-index');
        expect(new Set(await framesBack('/ds-index'))).toEqual(new Set([600]));
        const framesForward = await watchFrames(page);
        await traverseTo(page, 1, '/strategie');
        expect(new Set(await framesForward('/strategie'))).toEqual(new Set([1200]));
        expect(await isSame()).toBe(true);
      });
    },
  );
}

test('2.8 scroll on navigation: a reload restores the position', async ({ page }) => {
  await open(page, '/ds-index');
  await goTo(page, '/strategie');
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => position(page)).toBe(900);
});

test('2.8 scroll on navigation: a page that leaves the position alone leaves it', async ({ page }) => {
  await page.route('**/strategie/_payload.js*', async (route) => {
    const response = await route.fetch();
    const body = changeHtml(await response.text(), (html) =>
      html.replace('data-page=', 'data-keeps-scroll="" data-page='),
    );
    await route.fulfill({ response, body });
  });
  await open(page, '/ds-index');
  await scrollTo(page, 600);
  const framesOf = await watchFrames(page);
  await goTo(page, '/strategie');
  expect(new Set(await framesOf('/strategie'))).toEqual(new Set([600]));
});

test('2.8 scroll on navigation: a hash leads to its element, below its scroll margin', async ({ page }) => {
  await open(page, '/strategie');
  const anchor = await page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('main [id]')].filter(
      (element) => element.getBoundingClientRect().top > 2000,
    );
    return targets[0]?.id ?? '';
  });
  expect(anchor).not.toBe('');
  await page.goto('about:blank');
  await open(page, '/ds-index');
  // The policy forbids inline styles, but allows constructed stylesheets.
  await page.evaluate((id) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`#${id} { scroll-margin-top: 40px }`);
    document.adoptedStyleSheets.push(sheet);
  }, anchor);
  const framesOf = await watchFrames(page);
  await followLink(page, `/strategie#${anchor}`);
  await untilShown(page, '/strategie');
  const { top, padding } = await page.evaluate((id) => {
    const target = document.getElementById(id);
    return {
      top: (target?.getBoundingClientRect().top ?? 0) + scrollY,
      padding: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    };
  }, anchor);
  const expected = Math.round(top - 40 - padding);
  expect(expected).toBeGreaterThan(600);
  for (const y of await framesOf('/strategie')) expect(Math.abs(y - expected)).toBeLessThanOrEqual(1);
});

test('2.8 scroll on navigation: a hash that leads nowhere moves nothing', release, async ({ page }) => {
  await open(page, '/ds-index');
  await scrollTo(page, 600);
  await followLink(page, '/strategie#gibt-es-nicht');
  await untilShown(page, '/strategie');
  expect(await position(page)).toBe(600);
});

test(
  '2.8 scroll on navigation: within a page another query keeps the position, and a hash that goes leads to the top',
  release,
  async ({ page }) => {
    await open(page, '/strategie');
    const isSame = await markDocument(page);
    await scrollTo(page, 700);
    await followLink(page, '/strategie?a=1');
    await page.waitForURL('**/strategie?a=1');
    expect(await position(page)).toBe(700);
    const english = page.locator('[data-page]:visible a[data-language-switch]');
    await english.dispatchEvent('pointerdown');
    await expect(english).toHaveAttribute('href', '/en/strategie?a=1');
    await page.evaluate(() => {
      location.hash = '#gibt-es-nicht';
    });
    await scrollTo(page, 700);
    await followLink(page, '/strategie?a=1');
    await expect.poll(() => position(page)).toBe(0);
    expect(await isSame()).toBe(true);
  },
);
