import { flushSync } from 'react-dom';

/** Changes the poll while the new state wipes over the old one, where browser and visitor allow it. */
export function inOneMovement(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const movement = document.startViewTransition(() => {
    flushSync(change);
    // The movement is their entrance.
    for (const mark of document.querySelectorAll<HTMLElement>('[data-result] [data-motion]'))
      mark.dataset.entered = 'done';
  });
  // In a hidden tab it is skipped.
  movement.ready.catch(() => {});
}
