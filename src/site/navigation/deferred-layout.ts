/** Blocks are laid out for this many milliseconds in a row at most, but for one that takes longer by itself. */
const slice = 6;

/** How high what stands in a page's blocks was when it was left, in CSS pixels. */
const heights = new WeakMap<Element, number>();

/** Notes how high a page's blocks are, before it is hidden. */
export function noteHeights(page: HTMLElement): void {
  for (const block of blocksOf(page)) heights.set(block, contentHeight(block));
}

/** Without padding and border, which a block has even while it is not laid out. */
function contentHeight(block: HTMLElement): number {
  const { borderTopWidth, borderBottomWidth, paddingTop, paddingBottom } = getComputedStyle(block);
  return [borderTopWidth, borderBottomWidth, paddingTop, paddingBottom].reduce(
    (rest, length) => rest - Number.parseFloat(length),
    block.getBoundingClientRect().height,
  );
}

/**
 * Lets a page that is about to be shown be laid out bit by bit: what the window shows at once, and the rest in the
 * frames after that, from above. Until then a block takes the room it had when it was left, or the window's height.
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
  // After a frame has been drawn, with as much time as there is until the next one.
  requestAnimationFrame(() => {
    setTimeout(() => {
      const end = performance.now() + slice;
      while (performance.now() < end) {
        const block = deferred.shift();
        if (!block) return;
        delete block.dataset.deferred;
        block.style.containIntrinsicBlockSize = '';
        // Asking for it is what makes the browser lay it out now.
        void block.offsetHeight;
      }
      layOut(deferred);
    });
  });
}

/** Without those in a shut drawer, which nobody sees: asking how high one is would have the browser lay it out. */
function blocksOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-block]:not(details:not([open]) *)')];
}
