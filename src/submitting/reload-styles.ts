/**
 * Asks again for the stylesheets that have failed: nobody else does. Only for when none is on its way, which looks the
 * same. Rejects if one fails once more.
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

/** Chromium gives one that has failed rules that nobody may read, other browsers none. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}
