const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Calls back once, on the first sign that the visitor does more than read. */
export function onFirstTouch(act: () => void): void {
  const ending = new AbortController();
  const { signal } = ending;
  const touch = (event: Event) => {
    if (signal.aborted || isAtRest(event)) return;
    ending.abort();
    act();
  };
  for (const type of touches) addEventListener(type, touch, { passive: true, signal });
}

/** Browsers also report a pointer that rests while the page moves below it. On a link it means something. */
function isAtRest(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  const isOnLink = event.target instanceof Element && event.target.closest('a[href]');
  return event.movementX === 0 && event.movementY === 0 && !isOnLink;
}
