/** Adds the hash to the address in the error message; the server never receives it. */
export function completeNotFoundMessage(): void {
  const error = document.querySelector('[data-error-variant="not-found"]');
  if (!error || location.hash === '') return;
  const hash = decodedHash();
  for (const text of error.querySelectorAll('[data-error-message], [data-error-description]'))
    text.append(hash);
  document.title += hash;
}

function decodedHash(): string {
  try {
    return decodeURI(location.hash);
  } catch {
    return location.hash;
  }
}

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
