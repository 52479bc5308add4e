import { expect, test, untilAwake } from '../support/under-test.ts';
import { firstWindows, outOfReach } from '../support/vote-in-reach.ts';

const addresses = ['/', '/vfbexpress', '/vfbexpress-github-action-push-test'].flatMap((path) => [
  path,
  `/en${path === '/' ? '' : path}`,
]);

for (const viewport of firstWindows) {
  const size = `${viewport.width} × ${viewport.height}`;

  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`${size}: question, answers and button stand in the first window, also once something is chosen`, async ({
      page,
    }) => {
      for (const address of addresses) {
        await page.goto(address);
        await untilAwake(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await outOfReach(page), address).toEqual([]);
        const button = page.locator('[data-poll] button[type="submit"]').filter({ visible: true });
        // After the first touch, the ballot itself reports what is missing.
        await button.focus();
        await expect(page.locator('[data-poll] form').first()).toHaveJSProperty('noValidate', true);
        await button.click();
        await expect(page.locator('[data-part="send"] li')).toBeVisible();
        expect(await page.evaluate(() => scrollY), `${address}, asked to choose`).toBe(0);
        expect(await outOfReach(page), `${address}, asked to choose`).toEqual([]);
        await page.locator('[name="choice"]').first().check();
        expect(await page.evaluate(() => scrollY), address).toBe(0);
        expect(await outOfReach(page), `${address}, chosen`).toEqual([]);
      }
    });

    test(`${size}: a finger of ground lies between the question and the collars`, async ({ page }) => {
      for (const address of ['/', '/en']) {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        const ground = await page.locator('[data-poll]').evaluate((poll) => {
          const seen = (element: Element) => element.checkVisibility();
          const question = [...(poll.firstElementChild?.querySelectorAll('svg') ?? [])].find(seen);
          const drawn = [...poll.querySelectorAll('fieldset svg path')].filter(seen);
          const top = Math.min(...drawn.map((path) => path.getBoundingClientRect().top));
          return top - (question?.getBoundingClientRect().bottom ?? Infinity);
        });
        expect(ground, address).toBeGreaterThanOrEqual(8);
        expect(ground, address).toBeLessThan(14);
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

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [600, 700],
  [640, 360],
] as const)
  test(`${width} × ${height}: no answer lies on the collar`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/', '/en']) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const covered = await page.locator('[data-poll] fieldset').evaluate((ballot) => {
        // Drawn last, on top of the shirt below all options.
        const collar = ballot.querySelector('[data-count] > svg > path:last-child');
        if (!collar?.checkVisibility()) throw new Error('This ballot shows no shirt.');
        const drawn = collar.getBoundingClientRect();
        return [...ballot.querySelectorAll('input')].flatMap((input) => {
          const label = document.getElementById(input.getAttribute('aria-labelledby') ?? '');
          if (!label) return ['an answer without words'];
          const words = document.createRange();
          words.selectNodeContents(label);
          const { top, right } = words.getBoundingClientRect();
          return top < drawn.bottom && right > drawn.left ? [label.textContent] : [];
        });
      });
      expect(covered, address).toEqual([]);
    }
  });
