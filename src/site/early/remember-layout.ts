/** Stores the layout in the history entry, for the next page to compare: see `inlineScripts`. */
export function rememberLayout(): void {
  if ('navigation' in window)
    navigation.updateCurrentEntry({ state: document.documentElement.dataset.layout });
}
