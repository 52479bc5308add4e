/**
 * Does something once no pointer is down. What changes the page's height between press and release would move the button
 * away from under the finger, and the click would be none.
 */
export function afterPointer(act: () => void, signal: AbortSignal): () => void {
  let isDown = false;
  let isWaiting = false;
  const down = () => {
    isDown = true;
  };
  const up = () => {
    isDown = false;
    if (!isWaiting) return;
    isWaiting = false;
    // The click comes after the release.
    setTimeout(act);
  };
  addEventListener('pointerdown', down, { signal, capture: true });
  addEventListener('pointerup', up, { signal, capture: true });
  addEventListener('pointercancel', up, { signal, capture: true });
  return () => {
    if (isDown) isWaiting = true;
    else act();
  };
}
