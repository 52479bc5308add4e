/** Notes the layout with the history entry, for the next page to compare its own with: see `inlineScripts`. */
export function rememberLayout(): void {
  if ('navigation' in window)
    navigation.updateCurrentEntry({ state: document.documentElement.dataset.layout });
}
