import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { allPages } from '../support/pages-of-the-specification.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

const isLoading = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('loading'));
const isLeaving = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-preloader]')?.classList.contains('leaving') ?? false);

async function redIn(screenshot: Buffer, left: number): Promise<number[]> {
  const { data, info } = await sharp(screenshot)
    .extract({ left, top: 0, width: 1, height: 844 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (row: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(row * info.channels);
    return red > 180 && green < 60 && blue < 80;
  };
  const rows = Array.from({ length: info.height }, (_, row) => row).filter(isRed);
  const [first = 0] = rows;
  // The first band only: on a phone there are several.
  const end = rows.findLast((row, index) => row === first + index) ?? first;
  return [first, end + 1];
}

async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.clock.pauseAt('2026-11-21T12:00:01Z');
  // The load event waits for requests that a test may hold back.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

test('4.4 preloader: leaves when the page stands, and is gone 1.5 s later', async ({ page }) => {
  await openPaused(page, '/');
  expect(await isLoading(page)).toBe(true);
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return isLeaving(page);
    })
    .toBe(true);
  await page.clock.runFor(1400);
  expect(await isLoading(page)).toBe(true);
  await page.clock.runFor(200);
  expect(await isLoading(page)).toBe(false);
  await expect(page.locator('[data-preloader]')).toBeHidden();
});

test('4.4 preloader: waits for the display face 800 ms at most', async ({ page }) => {
  await page.route(/archivo-display[^/]*\.woff2/, () => {
    // Never answered.
  });
  await openPaused(page, '/');
  await page.clock.runFor(500);
  expect(await isLeaving(page)).toBe(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return isLeaving(page);
    })
    .toBe(true);
});

test(
  '4.4 preloader: a strip, never a curtain; nothing is behind it that can’t be used',
  release,
  async ({ page }) => {
    await openPaused(page, '/strategie');
    const strip = await page.locator('[data-preloader]').boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(strip?.height).toBeLessThan(height / 3);
    await expect(page.locator('[data-preloader]')).toHaveCSS('pointer-events', 'none');
    await expect(page.locator('h1')).toHaveCSS('opacity', '1');
  },
);

// Columns where nothing overlaps the band: between a shirt's sleeves, and left of a title.
for (const [path, column] of [
  ['/', 100],
  ['/strategie', 1],
] as const) {
  for (const width of [390, 1280]) {
    test(
      `4.4 preloader: its band comes down on that of ${path} at ${width} px, within a second`,
      release,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await openPaused(page, path);
        await expect
          .poll(async () => {
            await page.clock.runFor(10);
            return isLeaving(page);
          })
          .toBe(true);
        const landed = await page.evaluate(() => {
          const find = (selector: string) => document.querySelector(selector);
          const strip = find('[data-preloader]');
          const band = find('.preloader-band');
          const running = [strip, band].flatMap((element) => element?.getAnimations() ?? []);
          for (const animation of running) animation.pause();
          for (const animation of band?.getAnimations() ?? []) animation.currentTime = 875;
          const { top = 0, bottom = 0 } = band?.getBoundingClientRect() ?? {};
          return {
            ends: Math.max(...running.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
            strips: [Math.round(top), Math.round(bottom)],
          };
        });
        expect(landed.ends).toBeLessThan(900);
        await page.clock.runFor(1600);
        await expect(page.locator('[data-preloader]')).toBeHidden();
        // The strip is as wide as the widest part of the band, which differs between shirts.
        const isThere = async () => {
          const [from = 0, to = 0] = await redIn(await page.screenshot(), column);
          const [top = 0, bottom = 0] = landed.strips;
          return to - from > 5 && from >= top - 1 && to <= bottom + 1;
        };
        await expect.poll(isThere, { message: `at ${landed.strips}` }).toBe(true);
      },
    );
  }
}

test('4.5 reduced motion: neither preloader nor a timer, and nothing is moved or hidden', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const motionCode: string[] = [];
  page.on('request', (request) => {
    if (/enter-heading|enter-count|smooth-scroll|parallax/.test(request.url()))
      motionCode.push(request.url());
  });
  for (const { address } of allPages.filter(({ locale }) => locale === 'de')) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.className), address).toBe('');
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll('[data-motion], [data-motion] *')]
        .filter((element) => {
          const { opacity } = getComputedStyle(element);
          const marked = element.matches('[data-motion]');
          return (
            (marked && (opacity !== '1' || getComputedStyle(element).transform !== 'none')) ||
            element.matches('[data-motion-line]')
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(moved, address).toEqual([]);
    const running = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const moved = effect instanceof KeyframeEffect ? JSON.stringify(effect.getKeyframes()[0]) : '';
        return `${animation.constructor.name} of ${target?.outerHTML.slice(0, 120)}: ${moved}`;
      }),
    );
    expect(running, address).toEqual([]);
    await expect(page.locator('[data-preloader]'), address).toBeHidden();
  }
  expect(motionCode).toEqual([]);
  await context.close();
});

test('4.6 scroll markers: direction and start follow the accepted position', async ({ page }) => {
  await page.goto('/strategie');
  await page.evaluate(() => {
    const marked = document.createElement('div');
    marked.id = 'marked';
    marked.dataset.scrollingDirection = 'up';
    marked.dataset.scrollingStarted = 'false';
    document.body.append(marked);
  });
  const markers = async (position: number) => {
    await page.evaluate(
      (top) =>
        new Promise((resolve) => {
          addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
          scrollTo({ top, behavior: 'instant' });
        }),
      position,
    );
    const { scrollingDirection, scrollingStarted } = await page
      .locator('#marked')
      .evaluate((element) => ({ ...(element instanceof HTMLElement ? element.dataset : {}) }));
    return `${scrollingDirection}/${scrollingStarted}`;
  };
  expect(await markers(10)).toBe('down/false');
  expect(await markers(45)).toBe('down/false');
  expect(await markers(54)).toBe('down/false');
  expect(await markers(55)).toBe('down/true');
  expect(await markers(46)).toBe('down/true');
  expect(await markers(45)).toBe('up/false');
});
