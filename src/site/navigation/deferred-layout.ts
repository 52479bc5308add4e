/** Time budget per layout slice in milliseconds; a single block may exceed it. */
const slice = 6;

/** Content heights of blocks when their page was left, in CSS pixels. */
const heights = new WeakMap<Element, number>();

/** Stores a page's block heights before it is hidden. */
export function noteHeights(page: HTMLElement): void {
  for (const block of blocksOf(page)) heights.set(block, contentHeight(block));
}

/** Excludes padding and border, which a block has even while its layout is skipped. */
function contentHeight(block: HTMLElement): number {
  const { borderTopWidth, borderBottomWidth, paddingTop, paddingBottom } = getComputedStyle(block);
  return [borderTopWidth, borderBottomWidth, paddingTop, paddingBottom].reduce(
    (rest, length) => rest - Number.parseFloat(length),
    block.getBoundingClientRect().height,
  );
}

/**
 * Spreads a page's layout over several frames: first what is in the viewport, then the rest from the top. Until then a
 * block has its stored height, or that of the viewport.
 */
export function deferLayout(page: HTMLElement): void {
  const [, ...deferred] = blocksOf(page);
  for (const block of deferred) {
    block.dataset.deferred = '';
    const height = heights.get(block);
    if (height !== undefined) block.style.containIntrinsicBlockSize = `${height}px`;
  }
  layOut(deferred);
}

function layOut(deferred: HTMLElement[]): void {
  if (deferred.length === 0) return;
  // After a frame is painted, with the full time until the next one.
  requestAnimationFrame(() => {
    setTimeout(() => {
      const end = performance.now() + slice;
      while (performance.now() < end) {
        const block = deferred.shift();
        if (!block) return;
        delete block.dataset.deferred;
        block.style.containIntrinsicBlockSize = '';
        // Reading it forces the layout.
        void block.offsetHeight;
      }
      layOut(deferred);
    });
  });
}

/** Excludes blocks in closed drawers, since measuring them would force their layout. */
function blocksOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-block]:not(details:not([open]) *)')];
}
