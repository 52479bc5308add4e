import { countUp } from './count-up.ts';
import { splitLines } from './split-lines.ts';
import { mayChangeText, unsettled } from './unsettled.ts';

/** Lets a heading's lines rise out of their masks one after the other, and puts its own markup back when they stand. */
export async function enterHeading(heading: HTMLElement): Promise<void> {
  await document.fonts.ready;
  if (heading.dataset.entered || !heading.isConnected) return;
  // React may have begun since: while this code was loaded, or the fonts.
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

/** Counts a figure up once. Its final value is what the document says, before and after. */
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
