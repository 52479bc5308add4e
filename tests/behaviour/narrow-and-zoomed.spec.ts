import type { Page } from '@playwright/test';
import { allPages, browserLocale } from '../support/pages-of-the-specification.ts';
import { pollExamplesAddress } from '../support/poll-examples.ts';
import { loadEveryPicture, openDrawers, untilAppIsReadyIfAny } from '../support/settled-page.ts';
import { expect, test } from '../support/under-test.ts';

/** The narrowest window that WCAG asks for, and 1280 × 1024 at 400 %. */
const windows = [
  { name: '320 px', width: 320, height: 640 },
  { name: '400 %', width: 320, height: 256 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sheets = [
  ...allPages.map(({ address, locale }) => ({ name: address, locale, address: async () => address })),
  ...(['de', 'en'] as const).map((locale) => ({
    name: `poll examples in ${locale}`,
    locale,
    address: () => pollExamplesAddress(locale),
  })),
];

for (const { name, locale, address } of sheets) {
  test.describe(name, () => {
    test.use({ locale: browserLocale[locale] });

    test('nothing is cut off or needs scrolling sideways at 320 px and at 400 %', async ({ page }) => {
      const [first, ...others] = windows;
      await page.setViewportSize(first ?? { width: 320, height: 640 });
      await page.goto(await address());
      await untilAppIsReadyIfAny(page);
      await openDrawers(page);
      await loadEveryPicture(page);
      expect(await textCutOff(page), first?.name).toEqual([]);
      for (const viewport of others) {
        await page.setViewportSize(viewport);
        expect(await textCutOff(page), viewport.name).toEqual([]);
      }
      await page.setViewportSize(first ?? { width: 320, height: 640 });
      await setTextApart(page);
      expect(await textCutOff(page), 'with more space between letters, words and lines').toEqual([]);
    });
  });
}

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

/** The spacing of text that WCAG 1.4.12 lets a visitor ask for. */
function setTextApart(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * What a visitor could not read, in words: the page wider than the window, lines of text that reach beyond the
 * window or beyond an ancestor that cuts them. What scrolls by itself, moves past (a marquee), or is not for reading
 * (hidden) may be longer; what is cut as part of its design (`data-cut`: display type larger than life) by a little.
 */
function textCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding of widths in percent, in pixels. */
    const slack = 1.5;
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`The page is ${scrollWidth} px wide.`);

    const isMeantToBeLonger = (element: Element): boolean => {
      if (element.closest('[aria-hidden="true"], [data-motion="marquee"], [hidden]')) return true;
      return element.closest('svg, template, noscript, script, style, select') !== null;
    };
    /** From where to where a line inside may reach; undefined in what scrolls or is hidden from sight on purpose. */
    const roomOf = (element: Element): { left: number; right: number } | undefined => {
      let left = 0;
      let right = clientWidth;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
        // The usual way to say something to screen readers alone.
        if (position === 'absolute' && (clipPath !== 'none' || (box.width <= 1 && box.height <= 1)))
          return undefined;
        if (overflowX !== 'visible') {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
      }
      return { left, right };
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || isMeantToBeLonger(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const room = roomOf(element);
      if (!room) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const beyond = element.closest('[data-cut]') ? clientWidth * 0.16 : slack;
      const cut = [...range.getClientRects()].find(
        ({ left, right, width }) => width > 0 && (left < room.left - beyond || right > room.right + beyond),
      );
      if (cut) {
        const words = text.nodeValue.trim().slice(0, 40);
        const block = element.closest('[data-block]')?.getAttribute('data-block') ?? 'frame';
        problems.push(
          `${block}: “${words}” reaches from ${Math.round(cut.left)} to ${Math.round(cut.right)} px, the room from ${Math.round(room.left)} to ${Math.round(room.right)} px.`,
        );
      }
    }

    for (const control of document.querySelectorAll('input, select, textarea, button, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || isMeantToBeLonger(control)) continue;
      // A placeholder is as wide as it would be if it were typed.
      if (control instanceof HTMLInputElement && control.placeholder && !control.value) {
        control.value = control.placeholder;
        if (control.scrollWidth > control.clientWidth + slack)
          problems.push(`“${control.placeholder}” is cut.`);
        control.value = '';
      }
      const room = roomOf(control);
      const { left, right, width } = control.getBoundingClientRect();
      if (room && width > 1 && (left < room.left - slack || right > room.right + slack))
        problems.push(`A ${control.localName} reaches from ${Math.round(left)} to ${Math.round(right)} px.`);
    }
    return problems;
  });
}
