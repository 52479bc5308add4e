import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Chapter } from './chapter-path.ts';

/** How often a chapter's ring grows, about once for a notch of the wheel: each time costs as much as a frame may. */
const steps = 24;

/**
 * The index of the chapter a third down the window; -1 above the first one and below the last. Meanwhile closes the
 * rings below `index`, a step at a time.
 */
export function useChapterProgress(
  chapters: readonly Chapter[],
  index: RefObject<HTMLElement | null>,
): number {
  const [current, setCurrent] = useState(-1);
  const passed = useRef<number[]>([]);

  useEffect(() => {
    // Other pages, which are kept hidden, may have chapters of the same names.
    const page = index.current?.closest('[data-layout]');
    const sections: (Element | null | undefined)[] = chapters.map(
      ({ anchor }) => page?.querySelector(`#${CSS.escape(anchor)}`)?.parentElement,
    );
    let last = -1;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          passed.current[sections.indexOf(target)] = intersectionRatio;
        const now = passed.current.findIndex((part) => part > 0 && part < 1);
        // Told the same again, React would look once more.
        if (now !== last) setCurrent(now);
        last = now;
        closeRings(index.current, passed.current[now]);
      },
      {
        // What lies above a line a third down the window, however far.
        rootMargin: '1000000px 0px -70%',
        threshold: Array.from({ length: steps + 1 }, (_, step) => step / steps),
      },
    );
    for (const section of sections) if (section) observer.observe(section);
    return () => observer.disconnect();
  }, [chapters, index]);

  // The first chapter's rings are there only now.
  useLayoutEffect(() => closeRings(index.current, passed.current[current]), [current, index]);

  return current;
}

/** Turns the halves that each ring is made of into sight, one after the other. */
function closeRings(index: HTMLElement | null, passed = 0): void {
  for (const [order, half] of [...(index?.querySelectorAll<HTMLElement>('[data-half]') ?? [])].entries())
    half.style.rotate = `${180 * Math.min(1, Math.max(0, passed * 2 - (order % 2)))}deg`;
}
