import { expect, test } from '../support/under-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 600])
  test(`cells of a table that stand one below the other each say what column they are of, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/strategie');
    const tables = await page.locator('table:has(thead)').evaluateAll((all) =>
      all.map((table) => ({
        heads: [...table.querySelectorAll('thead > tr > *')].map((head) => head.textContent),
        rows: [...table.querySelectorAll('tbody > tr')].map((row) =>
          [...row.children].map((cell) => getComputedStyle(cell, '::before').content.slice(1, -1)),
        ),
      })),
    );
    expect(tables.length).toBeGreaterThan(1);
    for (const { heads, rows } of tables) for (const row of rows) expect(row).toEqual(heads);
  });
