import { expect, test } from '../support/under-test.ts';

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
