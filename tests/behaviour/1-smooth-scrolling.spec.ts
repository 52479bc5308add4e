import type { Page } from '@playwright/test';
import { expect, test } from '../support/under-test.ts';

/** It is loaded when the page is touched. */
async function isSmooth(page: Page): Promise<void> {
  await page.mouse.move(400, 400);
  await page.locator('html.lenis').waitFor({ state: 'attached' });
}

test('1.3 smooth scrolling: a notch of the wheel moves on from frame to frame and ends exactly', async ({
  page,
}) => {
  await page.goto('/strategie');
  await isSmooth(page);
  await page.mouse.move(400, 400);
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const note = () => {
      if (scrollY !== positions.at(-1)) positions.push(scrollY);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await expect(page.locator('html')).not.toHaveClass(/lenis-scrolling/);
  const positions = (await page.evaluate((): unknown => Reflect.get(window, 'positions'))) as number[];
  const [first] = positions.filter((position) => position > 0);
  expect(first).toBeLessThan(100);
  expect(positions.length).toBeGreaterThan(5);
});

test('1.3 smooth scrolling: what scrolls by itself inside the page, and zooming, are left alone', async ({
  page,
}) => {
  await page.goto('/strategie');
  await isSmooth(page);
  const isKept = (options: { ctrlKey?: boolean }, inside: boolean) =>
    page.evaluate(
      ({ options, inside }) => {
        const own = document.createElement('div');
        own.dataset.lenisPrevent = '';
        document.body.append(own);
        const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true, ...options });
        (inside ? own : document.body).dispatchEvent(wheel);
        return wheel.defaultPrevented;
      },
      { options, inside },
    );
  expect(await isKept({ ctrlKey: true }, false)).toBe(false);
  expect(await isKept({}, true)).toBe(false);
  expect(await isKept({}, false)).toBe(true);
});

test('1.3 smooth scrolling: a long text scrolls under the pointer, and the page after its end', async ({
  page,
}) => {
  await page.goto('/demo/form');
  await isSmooth(page);
  const text = page.locator('textarea').first();
  await text.fill('Zeile\n'.repeat(80));
  await text.evaluate((area) => area.scrollTo(0, 0));
  await text.hover();
  const before = await page.evaluate(() => scrollY);
  const isAtEnd = () =>
    text.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop < 1);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(await isAtEnd()).toBe(true);
  }).toPass();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test('1.3 smooth scrolling: what lies open over the page is left alone, and smoothed again when it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto('/strategie');
  await isSmooth(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const list = page.locator('nav ol[popover]');
  const isKept = () =>
    list.evaluate((element) => {
      const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
      element.dispatchEvent(wheel);
      return wheel.defaultPrevented;
    });
  expect(await isKept()).toBe(true);
  await list.evaluate((element) => element instanceof HTMLElement && element.showPopover());
  await expect.poll(isKept).toBe(false);
  await list.evaluate((element) => element instanceof HTMLElement && element.hidePopover());
  await expect.poll(isKept).toBe(true);
});

test('1.3 smooth scrolling: neither touch devices nor reduced motion load it', async ({
  browser,
  baseURL,
}) => {
  for (const options of [{ hasTouch: true, isMobile: true }, { reducedMotion: 'reduce' as const }]) {
    const context = await browser.newContext({ ...options, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/strategie', { waitUntil: 'load' });
    // Idle callbacks come after this.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    expect(asked.filter((address) => address.includes('smooth-scroll'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.className)).not.toContain('lenis');
    await context.close();
  }
});

test('React is told of no touch, wheel or scroll, of which there are dozens while a page is scrolled', async ({
  page,
}) => {
  await page.goto('/vfbexpress');
  await page.getByRole('radio').first().focus();
  await page.locator('[data-island="ballot"][data-awake]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.querySelector("[data-island=ballot]")',
  });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  const types = listeners.map(({ type }) => type);
  expect(types).toContain('click');
  expect(types.filter((type) => /^(touch|wheel|scroll)/.test(type))).toEqual([]);
});
