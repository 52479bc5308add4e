/** A smaller change of position than this, in pixels, is no change of direction. */
const least = 10;
/** Further down than this, in pixels, scrolling has started. */
const startsAt = 50;

/** Tells the elements that carry `data-scrolling-direction` or `data-scrolling-started` how the page is scrolled. */
export function markScrolling(): void {
  let accepted = 0;
  addEventListener(
    'scroll',
    () => {
      const position = scrollY;
      if (Math.abs(position - accepted) < least) return;
      set('scrollingDirection', position > accepted ? 'down' : 'up');
      set('scrollingStarted', String(position > startsAt));
      accepted = position;
    },
    { passive: true },
  );
}

function set(name: 'scrollingDirection' | 'scrollingStarted', value: string): void {
  const attribute = name === 'scrollingDirection' ? 'data-scrolling-direction' : 'data-scrolling-started';
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`))
    element.dataset[name] = value;
}
