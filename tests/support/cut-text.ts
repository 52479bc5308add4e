import type { Page } from '@playwright/test';

/** Applies WCAG 1.4.12's text spacing. */
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
 * What a visitor could not read: a page wider than the window, lines that extend beyond the window or are clipped by an
 * ancestor. Scrollable, moving (a marquee) or hidden content is exempt; oversized display type (`data-cut`) has some
 * tolerance.
 */
export function textCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding of percentages, in pixels. */
    const slack = 1.5;
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`The page is ${scrollWidth} px wide.`);

    const isMeantToBeLonger = (element: Element): boolean => {
      if (element.closest('[aria-hidden="true"], [data-motion="marquee"], [hidden]')) return true;
      return element.closest('svg, template, noscript, script, style, select') !== null;
    };
    /** Where lines inside can be seen; undefined in scrollable or intentionally hidden elements. */
    const roomOf = (element: Element) => {
      let left = 0;
      let right = clientWidth;
      let top = Number.NEGATIVE_INFINITY;
      let bottom = Number.POSITIVE_INFINITY;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
        // The usual screen-reader-only style.
        if (position === 'absolute' && (clipPath !== 'none' || (box.width <= 1 && box.height <= 1)))
          return undefined;
        if (overflowX !== 'visible') {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
        if (overflowY !== 'visible') {
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
      }
      return { left, right, top, bottom };
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
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const cut = lines.find(({ left, right }) => left < room.left - beyond || right > room.right + beyond);
      // Letters leave about a fifth of their box free at its top and bottom.
      const isCutInside = lines.some(({ top, bottom, height }) => {
        const free = beyond + height / 4;
        return top < room.top - free || bottom > room.bottom + free;
      });
      const words = text.nodeValue.trim().slice(0, 40);
      const block = element.closest('[data-block]')?.getAttribute('data-block') ?? 'frame';
      if (isCutInside) problems.push(`${block}: “${words}” is cut off at its top or bottom.`);
      if (cut) {
        problems.push(
          `${block}: “${words}” reaches from ${Math.round(cut.left)} to ${Math.round(cut.right)} px, the room from ${Math.round(room.left)} to ${Math.round(room.right)} px.`,
        );
      }
    }

    for (const control of document.querySelectorAll('input, select, textarea, button, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || isMeantToBeLonger(control)) continue;
      // A placeholder is as wide as typed text.
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
