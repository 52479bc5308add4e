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

/** Opens the element and all `details` around it. Returns whether any was closed. */
function openFolds(element: Element): boolean {
  const fold = element.closest('details');
  if (!fold) return false;
  const wasClosed = !fold.open;
  fold.open = true;
  return (fold.parentElement !== null && openFolds(fold.parentElement)) || wasClosed;
}
