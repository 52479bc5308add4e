/** A smaller change of position than this, in pixels, is no change of direction. */
const least = 10;
/** Further down than this, in pixels, scrolling has started. */
const startsAt = 50;

/** Tells the elements that carry `data-scrolling-direction` or `data-scrolling-started` how the page is scrolled. */
export function markScrolling(): void {
  let accepted = 0;
  const told: Partial<Record<MarkerName, string>> = {};
  // Elements are looked for only when there is something new to tell them: scrolling has no time to spare.
  const tell = (name: MarkerName, value: string) => {
    if (told[name] === value) return;
    told[name] = value;
    write(name, value);
  };
  addEventListener(
    'scroll',
    () => {
      const position = scrollY;
      if (Math.abs(position - accepted) < least) return;
      tell('scrollingDirection', position > accepted ? 'down' : 'up');
      tell('scrollingStarted', String(position > startsAt));
      accepted = position;
    },
    { passive: true },
  );
  // Another page has been told nothing yet.
  if ('navigation' in window)
    navigation.addEventListener('navigatesuccess', () => {
      write('scrollingDirection', told.scrollingDirection);
      write('scrollingStarted', told.scrollingStarted);
    });
}

function write(name: MarkerName, value: string | undefined): void {
  if (!value) return;
  for (const element of document.querySelectorAll<HTMLElement>(`[${attributes[name]}]`))
    element.dataset[name] = value;
}

const attributes = {
  scrollingDirection: 'data-scrolling-direction',
  scrollingStarted: 'data-scrolling-started',
} as const;

type MarkerName = keyof typeof attributes;
