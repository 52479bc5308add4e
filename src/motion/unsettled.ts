/**
 * Elements whose text is being changed (split lines, counting figures), each with the function that completes the
 * change at once. Settled before print, on resize, and before something else needs the server's text.
 */
export const unsettled = new Map<HTMLElement, () => void>();

export function settle(within?: HTMLElement): void {
  for (const [element, finish] of [...unsettled]) if (!within || within.contains(element)) finish();
}

/** False while React takes the element over: it must find the server's text. */
export function mayChangeText(element: HTMLElement): boolean {
  return element.closest('[data-waking]') === null;
}
