/**
 * Renders, and has whatever folds away be as open as it was where a page has another element in its place: the block that
 * it belongs to was published again. It is known by its page and by what is read while it is closed.
 */
export function carryFolds(pages: HTMLElement, render: () => void): void {
  const pageOf = new Map(
    [...pages.querySelectorAll('details')].map((fold) => [fold, fold.closest('[data-page]')]),
  );
  render();
  const former = new Set([...pageOf.keys()].filter(({ isConnected }) => !isConnected));
  if (former.size === 0) return;
  for (const fold of pages.querySelectorAll('details')) {
    if (pageOf.has(fold)) continue;
    const page = fold.closest('[data-page]');
    const before = [...former].find((one) => pageOf.get(one) === page && titleOf(one) === titleOf(fold));
    if (!before) continue;
    fold.open = before.open;
    former.delete(before);
  }
}

function titleOf(fold: HTMLDetailsElement): string | null | undefined {
  return fold.querySelector(':scope > summary')?.textContent;
}
