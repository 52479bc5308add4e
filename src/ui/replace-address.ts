/** Replaces the history entry, so that Back still leaves the page, and keeps its state, which the next page transition needs. */
export function replaceAddress(url: URL): void {
  if (url.href === location.href) return;
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const state: unknown = navigation?.currentEntry?.getState();
  history.replaceState(history.state, '', url);
  navigation?.updateCurrentEntry({ state });
}
