/**
 * `/` focuses the page's search, unless the user is typing. The search marks itself as ready, so that the key also
 * works before hydration.
 */
export function listenForSlash(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    const searches = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="/"]');
    const search = [...searches].find((each) => each.checkVisibility());
    if (!search) return;
    event.preventDefault();
    search.focus();
  });
}
