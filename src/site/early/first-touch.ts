const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Calls back once, on the first sign that the visitor does more than read. */
export function onFirstTouch(act: () => void): void {
  const ending = new AbortController();
  const { signal } = ending;
  const touch = (event: Event) => {
    // Browsers also report a pointer at rest, when the page moves below it.
    const isAtRest = event.type === 'pointermove' && isStill(event);
    if (signal.aborted || isAtRest) return;
    ending.abort();
    act();
  };
  for (const type of touches) addEventListener(type, touch, { passive: true, signal });
}

function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;
}
