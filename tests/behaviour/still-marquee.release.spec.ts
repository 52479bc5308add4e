import { expect, test } from '../support/under-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of ['/demo/marquee', '/en/demo/marquee'])
  test(`${address}: phrases that stand break between each other, and inside only where one is longer than a line`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const bands = page.locator('[data-look="straight"] [data-ground="ring"] > p');
      const torn = await bands.evaluateAll((bands) =>
        bands.flatMap((band) => {
          const line = Number.parseFloat(getComputedStyle(band).lineHeight);
          const phrases = [...band.children].map((phrase) => ({
            words: phrase.textContent,
            box: phrase.getBoundingClientRect(),
          }));
          const high = phrases.filter(({ box }) => box.height > line * 1.5);
          return high
            .filter(({ box }) =>
              phrases.some(
                (one) => one.box !== box && one.box.top < box.bottom - 1 && one.box.bottom > box.top + 1,
              ),
            )
            .map(({ words }) => words);
        }),
      );
      expect(torn, `at ${width} px`).toEqual([]);
      expect(await bands.locator('> span').count()).toBeGreaterThan(3);
    }
  });
