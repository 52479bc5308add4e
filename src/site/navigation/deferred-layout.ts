/** Time budget per layout slice in milliseconds; a single block may exceed it. */
const slice = 6;

/** Leaves out the layout of a page's blocks but the first. Each has the height that it had last, or the viewport's. */
export function deferLayout(page: HTMLElement): void {
  // Not those in closed drawers, which have no layout.
  const [, ...blocks] = page.querySelectorAll<HTMLElement>('[data-block]:not(details:not([open]) *)');
  for (const block of blocks) block.dataset.deferred = '';
}

/** Lays out the blocks in the viewport now, and the rest from the top over several frames. */
export function layOutDeferred(page: HTMLElement): void {
  const deferred: HTMLElement[] = [];
  for (const block of page.querySelectorAll<HTMLElement>('[data-deferred]')) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) delete block.dataset.deferred;
    else deferred.push(block);
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
        // Reading it forces the layout.
        void block.offsetHeight;
      }
      layOut(deferred);
    });
  });
}
