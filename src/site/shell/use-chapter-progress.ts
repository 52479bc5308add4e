import { type RefObject, useEffect, useState } from 'react';
import { watchPassing } from '#motion/watch-passing.ts';

/** How often a chapter's ring grows, about once for a notch of the wheel: each time costs as much as a frame may. */
const steps = 16;

/**
 * Which of the page's chapters is being read, by its index; -1 above the first one and below the last.
 * Meanwhile closes the rings in `index`, a step at a time and without React.
 */
export function useChapterProgress(index: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(-1);
  // Again with each chapter: the watch begins by telling where everything is, and the first rings are there only now.
  useEffect(() => {
    // Other pages, which are kept hidden, may have chapters, too.
    const page = index.current?.closest('[data-layout]');
    const halves = [...(index.current?.querySelectorAll('i') ?? [])];
    return watchPassing(page?.querySelectorAll('[data-chapter]') ?? [], steps, (parts) => {
      const now = parts.findIndex((part) => part > 0 && part < 1);
      // Told the same again, React would look once more.
      if (now !== current) setCurrent(now);
      for (const [order, half] of halves.entries())
        half.style.rotate = `${Math.max(0, Math.min((parts[now] ?? 0) * 2 - (order % 2), 1)) * 180}deg`;
    });
  }, [index, current]);
  return current;
}
