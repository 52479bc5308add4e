import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: { value: number; at: string[] }[];
  }
}

/** Limit for cumulative layout shift. */
const allowed = 0.01;

export async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const nameOf = (node: Node | null | undefined): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something that is gone';
      const block = element.closest('[data-block]')?.getAttribute('data-block');
      return `${block ?? 'frame'} ${element.localName}.${element.getAttribute('class') ?? ''}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A Chromium-only entry that TypeScript's DOM types lack.
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue;
        const sources: unknown = 'sources' in entry ? entry.sources : [];
        const at = Array.isArray(sources)
          ? sources.map(
              ({ node, previousRect: before, currentRect: after }) =>
                `${nameOf(node)} from ${before.y} (${before.height}) to ${after.y} (${after.height}) at ${scrollY}`,
            )
          : [];
        window.layoutShifts.push({ value: entry.value, at });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the page's end, so that everything was visible once, and back to the top; waits for pictures. */
export async function stepThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await pause();
    }
    await pause();
    scrollTo({ top: 0, behavior: 'instant' });
    await pause();
  });
}

export async function expectNoJump(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const told = shifts.map(({ value, at }) => `${value.toFixed(4)}: ${at.join(', ')}`);
  expect(sum, told.join('\n')).toBeLessThanOrEqual(allowed);
}
