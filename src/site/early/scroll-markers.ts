/** Minimum movement in pixels that counts as a change of direction. */
const least = 10;
/** Scroll position in pixels from which scrolling counts as started. */
const startsAt = 50;

/** Updates elements with `data-scrolling-direction` or `data-scrolling-started`. */
export function markScrolling(): void {
  let accepted = 0;
  const told: Partial<Record<MarkerName, string>> = {};
  // Queries elements only on a change, to keep scrolling fast.
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
  // A new page's elements have no values yet.
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
