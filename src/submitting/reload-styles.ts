/**
 * Reloads failed stylesheets, which the browser does not retry. Only call it while none is loading, which looks the
 * same. Rejects if one fails again.
 */
export function reloadStyles(): Promise<unknown> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('[rel="stylesheet"]:not([disabled])')];
  return Promise.all(
    links
      .filter(hasFailed)
      .map(
        (link) =>
          new Promise((onload, onerror) =>
            link.replaceWith(Object.assign(link.cloneNode(), { onload, onerror })),
          ),
      ),
  );
}

/** A failed stylesheet has unreadable rules in Chromium, and no sheet in other browsers. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}
