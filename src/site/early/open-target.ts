/** Opens the `details` around the hash target, for browsers that don't. */
export function openTargets(): void {
  const open = () => {
    const target = document.querySelector(':target');
    if (target && openFolds(target)) target.scrollIntoView();
  };
  // The document has no target before it has loaded.
  addEventListener('load', open, { once: true });
  addEventListener('hashchange', open);
}

/** Opens all `details` around an element, and it. Returns whether any was closed. */
function openFolds(element: Element): boolean {
  let wasClosed = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    wasClosed ||= !fold.open;
    fold.open = true;
  }
  return wasClosed;
}
