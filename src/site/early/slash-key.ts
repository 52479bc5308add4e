/**
 * The key `/` leads into the page's search, unless someone is writing elsewhere. The search itself says whether it
 * listens, so that the key works before the app is there, too.
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
