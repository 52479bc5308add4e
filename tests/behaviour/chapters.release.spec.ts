import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, untilAwake } from '../support/under-test.ts';

for (const address of ['/strategie', '/en/strategie']) {
  test(`${address}: a chapter is a heading of the second level, and all it has stands below`, async ({
    page,
  }) => {
    await page.goto(address);
    const outline = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.localName.slice(1))));
    const chapters = await page.locator('[data-chapter]').count();
    expect(chapters).toBeGreaterThan(5);
    expect(outline.filter((level) => level === 1)).toHaveLength(1);
    expect(outline.filter((level) => level === 2)).toHaveLength(chapters);
    expect(outline.length).toBeGreaterThan(chapters * 2);
    const skipped = outline.filter((level, index) => level > (outline[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });
}

for (const address of ['/strategie', '/en/strategie']) {
  test(`${address}: display type breaks after its sense`, async ({ page }) => {
    await page.goto(address);
    for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // Parts side by side end on the same line.
      const torn = await page.locator('main [data-part] + [data-part]').evaluateAll((parts) =>
        parts
          .filter((part) => {
            const before = part.previousElementSibling?.getBoundingClientRect();
            const { top, height } = part.getBoundingClientRect();
            const line = Number.parseFloat(getComputedStyle(part).lineHeight);
            return before && top < before.bottom - line / 2 && height > line * 1.5;
          })
          .map((part) => part.textContent),
      );
      expect(torn, `at ${width} px`).toEqual([]);
    }
    // In narrow windows type gets narrower before it wraps.
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const ladders = await page
        .locator('main [data-part]')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.clientHeight > Number.parseFloat(getComputedStyle(part).lineHeight) * 2.5)
            .map((part) => part.textContent),
        );
      expect(ladders, `at ${width} px`).toEqual([]);
    }
    expect(await page.locator('main [data-part]').count()).toBeGreaterThan(10);
  });
}

for (const address of ['/strategie', '/en/strategie'])
  test(`${address}: a giant figure and its symbol stand on one line, whole`, async ({ page }) => {
    await page.goto(address);
    for (const width of [360, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const figures = await page
        .locator('[data-symbol]:not([data-look="row"]) dd:has(> :nth-child(2))')
        .evaluateAll((values) =>
          values.map((value) => {
            const [number, symbol] = [value.firstElementChild, value.lastElementChild].map((part) =>
              part?.getBoundingClientRect(),
            );
            const block = value.closest('[data-block]')?.getBoundingClientRect();
            if (!number || !symbol || !block) return 'missing';
            if (symbol.left < number.right - 1 || symbol.bottom > number.bottom)
              return 'on a line of its own';
            return symbol.right > block.right ? 'cut' : 'beside it';
          }),
        );
      expect(figures, `at ${width} px`).toEqual(['beside it']);
    }
  });

test('the ring at a chapter closes while the chapter passes, and the next one starts afresh', async ({
  page,
}) => {
  await page.goto('/strategie');
  await page.keyboard.press('Shift');
  await untilAwake(page);
  const current = page.locator('nav ol a[aria-current]');
  await expect(current).toHaveCount(0);
  const turns = () =>
    page
      .locator('nav > div i')
      .evaluateAll((halves) => halves.map((half) => Number.parseFloat(getComputedStyle(half).rotate)));

  await scrollIntoChapter(page, 1, 0.25);
  await expect(current).toContainText('2');
  await expect.poll(async () => within(await turns(), [90, 0])).toBe(true);
  await scrollIntoChapter(page, 1, 0.75);
  await expect.poll(async () => within(await turns(), [180, 90])).toBe(true);
  await scrollIntoChapter(page, 2, 0.05);
  await expect(current).toContainText('3');
  await expect.poll(async () => within(await turns(), [18, 0])).toBe(true);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveCount(0);
});

for (const name of ['straight', 'bent', 'round a figure'] as const) {
  test(`the band is drawn as far as three quarters down the window where it is ${name}`, async ({ page }) => {
    await page.goto('/strategie');
    await page.locator('html[data-motion-ready]').waitFor({ state: 'attached' });
    const block = page.locator(bands[name]).first();
    const { height } = page.viewportSize() ?? { height: 0 };
    // A third of the block has passed the line.
    await block.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height / 3 - innerHeight * 0.75, behavior: 'instant' });
    });
    await expect
      .poll(async () => {
        const red = await redRows(page);
        return {
          above: red(height * 0.75 - 6),
          below: [6, 30, 90, 180].some((by) => red(height * 0.75 + by)),
        };
      })
      .toEqual({ above: true, below: false });
  });
}

const bands = {
  straight: '[data-block="rich-text"][data-from]:not([data-crossing])',
  bent: '[data-block="headline"][data-crossing]',
  'round a figure': '[data-block="facts-and-figures"][data-crossing]',
} as const;

async function scrollIntoChapter(page: Page, order: number, part: number): Promise<void> {
  await page
    .locator('[data-chapter]')
    .nth(order)
    .evaluate((chapter, part) => {
      const { top, height } = chapter.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height * part - innerHeight * 0.3, behavior: 'instant' });
    }, part);
}

/** Whether each angle is within a step of the expected one, in degrees. */
function within(actual: readonly number[], expected: readonly number[]): boolean {
  return (
    actual.length === expected.length &&
    actual.every((turn, index) => Math.abs(turn - (expected[index] ?? 0)) <= 16)
  );
}

/** Returns a predicate: whether a row of the window's pixels contains the band's red. */
async function redRows(page: Page): Promise<(y: number) => boolean> {
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (y) => {
    const start = Math.round(y) * info.width * 3;
    let red = 0;
    for (let at = start; at < start + info.width * 3; at += 3)
      if ((data[at] ?? 0) > 190 && (data[at + 1] ?? 0) < 70 && (data[at + 2] ?? 0) < 90) red += 1;
    return red > 20;
  };
}
