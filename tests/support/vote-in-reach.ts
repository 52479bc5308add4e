import type { Page } from '@playwright/test';

export const firstWindows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const check = (name: string, element: Element | undefined) => {
      if (!element) return void problems.push(`${name} is missing`);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      // Tolerance for rounding.
      if (top < 0 || left < 0 || bottom > innerHeight + 0.01 || right > innerWidth + 0.01)
        problems.push(
          `${name}: ${[left, top, right, bottom].map(Math.round)} of ${innerWidth} × ${innerHeight}`,
        );
      const owner = element.closest('label, button');
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // A button's corners are round, and collars overlap the question slightly.
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
