import { type RefObject, useEffect, useState } from 'react';
import { watchPassing } from '#motion/watch-passing.ts';

/** Progress steps per chapter, about one per notch of the wheel; each costs as much as a frame allows. */
const steps = 16;

/**
 * Index of the chapter being read; -1 above the first and below the last. Also updates the rings in `index` stepwise,
 * without React.
 */
export function useChapterProgress(index: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(-1);
  // Runs again per chapter: the observer first reports all positions, and the first rings only exist by now.
  useEffect(() => {
    // Hidden kept pages may have chapters, too.
    const page = index.current?.closest('[data-layout]');
    const halves = [...(index.current?.querySelectorAll('i') ?? [])];
    return watchPassing(page?.querySelectorAll('[data-chapter]') ?? [], steps, (parts) => {
      const now = parts.findIndex((part) => part > 0 && part < 1);
      // Setting the same state would still re-render once.
      if (now !== current) setCurrent(now);
      for (const [order, half] of halves.entries())
        half.style.rotate = `${Math.max(0, Math.min((parts[now] ?? 0) * 2 - (order % 2), 1)) * 180}deg`;
    });
  }, [index, current]);
  return current;
}
