/** Moves focus to where reading goes on, without scrolling there. It needs no place in the order of Tab. */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
