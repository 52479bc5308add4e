import { type RefObject, useEffect, useState } from 'react';
import { watchPassing } from '#motion/watch-passing.ts';

/** How often a chapter's ring grows, about once for a notch of the wheel: each time costs as much as a frame may. */
const steps = 24;

/**
 * Which of the page's chapters is being read, by its index; -1 above the first one and below the last.
 * Meanwhile closes the rings in `index`, a step at a time and without React.
 */
export function useChapterProgress(index: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(-1);
  // Anew with each chapter: the watch begins by telling where everything is, and the first rings are there only now.
  useEffect(() => {
    // Other pages, which are kept hidden, may have chapters, too.
    const page = index.current?.closest('[data-layout]');
    return watchPassing(page?.querySelectorAll('[data-chapter]') ?? [], steps, (parts) => {
      const now = parts.findIndex((part) => part > 0 && part < 1);
      // Told the same again, React would look once more.
      if (now !== current) setCurrent(now);
      const turn = (parts[now] ?? 0) * 360;
      for (const [order, half] of [...(index.current?.querySelectorAll('i') ?? [])].entries())
        half.style.rotate = `clamp(0deg,${turn - (order % 2) * 180}deg,180deg)`;
    });
  }, [index, current]);
  return current;
}
