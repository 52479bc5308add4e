/**
 * Running changes to the page's text (split lines, counting figures); each entry completes its own at once. Settled
 * before print, on resize and before hydration.
 */
export const unsettled = new Set<() => void>();

export function settle(): void {
  for (const finish of [...unsettled]) finish();
}

/** False during hydration: React must find the server's text. */
export function mayChangeText(): boolean {
  return document.documentElement.dataset.app !== 'starting';
}
