import type { Page } from '@playwright/test';

/**
 * Words hidden by forced colours: browsers paint a backplate in the ground's colour behind each line, as high as the
 * type, so that large type with a small line height covers smaller type beside it.
 */
export function wordsUnderPlates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { words: string; size: number; hasPlate: boolean; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || element.closest('svg, noscript, script, style')) continue;
      // The frame is fixed while the page scrolls below it.
      if (!element.closest('main') || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { fontSize, forcedColorAdjust } = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        lines.push({
          words: text.nodeValue.trim().slice(0, 40),
          size: Number.parseFloat(fontSize),
          hasPlate: forcedColorAdjust !== 'none',
          box,
        });
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const covered = lines.filter(({ box, size }) =>
      lines.some(
        (plate) =>
          plate.hasPlate && plate.size > 2 * size && overlap(plate.box, box) > 0.5 * box.width * box.height,
      ),
    );
    return [...new Set(covered.map(({ words }) => words))];
  });
}
