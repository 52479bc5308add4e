import type { Page } from '@playwright/test';

/**
 * Controls that a mouse can't press: something else lies at their centre. `click()` alone would not tell of a control
 * that a test reaches by a key.
 */
export function controlsOutOfReach(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls =
      'a[href], button, input:not([type="hidden"]), select, textarea, [contenteditable="true"]';
    const labelOf = (control: Element) => control.closest('label, .checkbox-input, .radio-input');
    return [...document.querySelectorAll(selector)]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(controls)])
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        if (getComputedStyle(control).pointerEvents === 'none' || control.closest('[inert]')) return false;
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        // What only screen readers see is a pixel in size.
        if (width <= 1 || height <= 1) return false;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // A row's toggle lies under its whole head; its own centre may belong to a control above it.
        const isGround = control.matches('.collapsible__toggle') && hit?.closest('.collapsible__toggle-wrap');
        return (
          hit !== null &&
          !control.contains(hit) &&
          !isGround &&
          !labelOf(control)?.contains(hit) &&
          !hit.contains(control)
        );
      })
      .map((control) => control.outerHTML.slice(0, 200));
  }, within);
}
