import { splitLines } from './split-lines.ts';
import { mayChangeText, unsettled } from './unsettled.ts';

/** Animates a heading line by line, then restores its own markup. */
export async function enterHeading(heading: HTMLElement): Promise<void> {
  await document.fonts.ready;
  if (heading.dataset.entered || !heading.isConnected) return;
  // React may have begun to take it over while this code or the fonts were loading.
  if (!mayChangeText(heading)) {
    heading.dataset.entered = 'done';
    return;
  }
  heading.dataset.entered = 'now';
  const restore = splitLines(heading);
  if (!restore) return;
  const finish = () => {
    unsettled.delete(heading);
    restore();
    heading.dataset.entered = 'done';
  };
  unsettled.set(heading, finish);
  await Promise.allSettled(heading.getAnimations({ subtree: true }).map((animation) => animation.finished));
  if (unsettled.get(heading) === finish) finish();
}
