import type { Page } from '@playwright/test';

/** The spacing of text that WCAG 1.4.12 lets a visitor ask for. */
export function setTextApart(page: Page): Promise<void> {
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
export function textCutOff(page: Page): Promise<string[]> {
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
