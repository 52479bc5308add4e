/** Minimum movement in pixels that counts as a change of direction. */
const least = 10;
/** Scroll position in pixels from which scrolling counts as started. */
const startsAt = 50;

/** Updates elements with `data-scrolling-direction` or `data-scrolling-started`. */
export function markScrolling(): void {
  let accepted = 0;
  let direction = '';
  let started = '';
  const write = () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>(
      '[data-scrolling-direction], [data-scrolling-started]',
    )) {
      if ('scrollingDirection' in dataset) dataset.scrollingDirection = direction;
      if ('scrollingStarted' in dataset) dataset.scrollingStarted = started;
    }
  };
  addEventListener(
    'scroll',
    () => {
      const position = scrollY;
      if (Math.abs(position - accepted) < least) return;
      const before = direction + started;
      direction = position > accepted ? 'down' : 'up';
      started = String(position > startsAt);
      accepted = position;
      // Queries elements only on a change, to keep scrolling fast.
      if (direction + started !== before) write();
    },
    { passive: true },
  );
  // A new page's elements have no values yet.
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', () => direction && write());
}
