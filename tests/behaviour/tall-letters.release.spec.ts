import { untilAwakeIfAny } from '../support/settled-page.ts';
import { expect, test } from '../support/under-test.ts';

/** Where display type stands in bands, frames and lines that rise. */
const addresses = [
  '/',
  '/vfbexpress',
  '/vfbexpress-github-action-push-test',
  '/trikot-der-saison',
  ...['marquee', 'headline', 'facts-and-figures', 'hero', 'blockquote', 'buttons', 'feature-list'].map(
    (name) => `/demo/${name}`,
  ),
];

for (const address of addresses)
  for (const width of [390, 1280])
    test(`${address} at ${width} px: nothing cuts marks above or below a letter`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await untilAwakeIfAny(page);
      const cut = await page.evaluate(async () => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(
          document.querySelector('main') ?? document.body,
          NodeFilter.SHOW_TEXT,
        );
        while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
        const written = texts.filter(({ data, parentElement }) => {
          if (!data.trim() || !parentElement?.checkVisibility()) return false;
          return !parentElement.closest(
            'svg, style, select, textarea, [aria-hidden="true"], .visually-hidden',
          );
        });
        // As many letters as before, so that lines break where they did.
        for (const text of written) text.data = text.data.replace(/\S/, 'Ế').replace(/\S(?=\s*$)/, 'Ģ');
        await document.fonts.ready;
        const brush = document.createElement('canvas').getContext('2d');
        if (!brush) throw new Error('There is no canvas.');
        return written.flatMap((text) => {
          const element = text.parentElement;
          if (!element) return [];
          const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
          brush.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
          const [above, below] = [brush.measureText('Ế'), brush.measureText('Ģ')];
          const probe = document.createElement('span');
          probe.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0';
          text.before(probe);
          const first = probe.getBoundingClientRect().bottom;
          text.after(probe);
          const last = probe.getBoundingClientRect().bottom;
          probe.remove();
          const ink = {
            top: first - above.actualBoundingBoxAscent,
            bottom: last + below.actualBoundingBoxDescent,
          };
          for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
            const { overflowY, clipPath } = getComputedStyle(at);
            const box = at.getBoundingClientRect();
            // Only for screen readers.
            if (box.width <= 1) return [];
            const inset = /^inset\((-?[\d.]+)px(?: (-?[\d.]+)px)?(?: (-?[\d.]+)px)?/.exec(clipPath);
            const [top, bottom] = inset
              ? [Number(inset[1]), Number(inset[3] ?? inset[1])]
              : /clip|hidden/.test(overflowY)
                ? [0, 0]
                : [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
            if (ink.top < box.top + top - 1 || ink.bottom > box.bottom - bottom + 1)
              return [`${at.className}: ${text.data} ${JSON.stringify({ ink, box })}`];
          }
          return [];
        });
      });
      expect(cut).toEqual([]);
    });
