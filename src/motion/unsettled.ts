/**
 * What is in the middle of changing the page's text (split lines, counting figures): each entry brings its element to
 * its final state at once. The page is settled before it is printed, resized, or taken over by React.
 */
export const unsettled = new Set<() => void>();

export function settle(): void {
  for (const finish of [...unsettled]) finish();
}

/** While React takes the page over it must find the text that the server wrote. */
export function mayChangeText(): boolean {
  return document.documentElement.dataset.app !== 'starting';
}
