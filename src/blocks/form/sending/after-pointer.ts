/**
 * Defers an action until no pointer is down. A layout change between press and release would move the button away from
 * the finger and lose the click.
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
    // After the click event, which follows pointerup.
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
