/** Adds query and hash to the language switch on use; cached pages don't contain them. */
export function keepPlaceOnLanguageSwitch(): void {
  const complete = (event: Event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-language-switch="page"]')
        : null;
    if (link) link.href = new URL(link.pathname, location.origin).pathname + location.search + location.hash;
  };
  addEventListener('pointerdown', complete, { passive: true });
  addEventListener('click', complete, { capture: true, passive: true });
}
