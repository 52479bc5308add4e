import { countUp } from './count-up.ts';
import { splitLines } from './split-lines.ts';
import { mayChangeText, unsettled } from './unsettled.ts';

/** Animates a heading line by line, then restores its own markup. */
export async function enterHeading(heading: HTMLElement): Promise<void> {
  await document.fonts.ready;
  if (heading.dataset.entered || !heading.isConnected) return;
  // Hydration may have started while this code or the fonts were loading.
  if (!mayChangeText()) {
    heading.dataset.entered = 'done';
    return;
  }
  heading.dataset.entered = 'now';
  const restore = splitLines(heading);
  if (!restore) return;
  const finish = () => {
    unsettled.delete(finish);
    restore();
    heading.dataset.entered = 'done';
  };
  unsettled.add(finish);
  await Promise.allSettled(heading.getAnimations({ subtree: true }).map((animation) => animation.finished));
  if (unsettled.has(finish)) finish();
}

/** Counts a figure up once. Its text is the final value before and after. */
export function enterCount(element: HTMLElement): void {
  if (!mayChangeText()) {
    element.dataset.entered = 'done';
    return;
  }
  const finish = () => {
    unsettled.delete(finish);
    stop();
    element.dataset.entered = 'done';
  };
  element.dataset.entered = 'now';
  unsettled.add(finish);
  const stop = countUp(element, finish);
}
