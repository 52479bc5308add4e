/**
 * Renders and preserves the open state of `details` whose elements were replaced because their block was republished.
 * Matches them by page and summary.
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
