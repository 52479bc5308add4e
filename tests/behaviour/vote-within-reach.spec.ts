import type { Page } from '@playwright/test';
import { expect, test, untilAppIsReady } from '../support/under-test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const addresses = ['/', '/vfbexpress', '/vfbexpress-github-action-push-test'].flatMap((path) => [
  path,
  `/en${path === '/' ? '' : path}`,
]);

/** What of a ballot is not wholly in the first window, or lies below something else. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const check = (name: string, element: Element | undefined) => {
      if (!element) return void problems.push(`${name} is missing`);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      // A hundredth of a pixel is how boxes are rounded.
      if (top < 0 || left < 0 || bottom > innerHeight + 0.01 || right > innerWidth + 0.01)
        problems.push(
          `${name}: ${[left, top, right, bottom].map(Math.round)} of ${innerWidth} × ${innerHeight}`,
        );
      const owner = element.closest('label, button');
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // A button's corners are round, and collars reach a little into the question.
      const reach = owner && element !== owner ? [top + 2, bottom - 2] : [];
      for (const [atX, atY] of [
        [left + 2, y],
        [x, y],
        [right - 2, y],
        ...reach.map((end) => [x, end] as const),
      ] as const) {
        const above = document.elementFromPoint(atX, atY)?.closest('label, button, header');
        if ((above ?? null) !== owner)
          problems.push(`${name} is covered at ${Math.round(atX)}, ${Math.round(atY)}`);
      }
    };
    const question = document.querySelector('[data-poll] > :first-child');
    check('question', [...(question?.querySelectorAll('svg') ?? [])].find(seen) ?? question ?? undefined);
    for (const label of document.querySelectorAll('[data-poll] label:has([name="choice"])')) {
      const input = label.querySelector('input');
      check(
        label.textContent,
        label.querySelector(`[id="${input?.getAttribute('aria-labelledby')}"]`) ?? undefined,
      );
      check(`mark of ${label.textContent}`, input ?? undefined);
    }
    check('button', [...document.querySelectorAll('[data-poll] button[type="submit"]')].find(seen));
    if (document.documentElement.scrollWidth > innerWidth)
      problems.push('The page is wider than its window.');
    return problems;
  });
}

for (const viewport of sizes) {
  const size = `${viewport.width} × ${viewport.height}`;

  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`${size}: question, answers and button stand in the first window, also once something is chosen`, async ({
      page,
    }) => {
      for (const address of addresses) {
        await page.goto(address);
        await untilAppIsReady(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await outOfReach(page), address).toEqual([]);
        await page.locator('[name="choice"]').first().check();
        expect(await page.evaluate(() => scrollY), address).toBe(0);
        expect(await outOfReach(page), `${address}, chosen`).toEqual([]);
      }
    });

    test(`${size}: and without script, with whose site it is and where its chapters are`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      for (const address of addresses) {
        await page.goto(address);
        expect(await outOfReach(page), address).toEqual([]);
        const isGerman = !address.startsWith('/en');
        await expect(page.getByRole('banner')).toContainText(
          isGerman ? 'Identität und Design' : 'Identity and Design',
        );
        for (const chapter of ['ds-index', 'strategie'])
          await expect(
            page.getByRole('banner').locator(`a[href="${isGerman ? '' : '/en'}/${chapter}"]`),
          ).toBeInViewport({ ratio: 1 });
      }
      await context.close();
    });
  });
}
