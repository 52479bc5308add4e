import { useEffect, useState } from 'react';
import type { Chapter } from './chapter-path.ts';

/** The index of the chapter a third down the window; -1 above the first one. Marks the chapter's section, too. */
export function useCurrentChapter(chapters: readonly Chapter[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const sections = chapters.map(({ anchor }) => document.getElementById(anchor)?.parentElement ?? null);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          target.toggleAttribute('data-current', isIntersecting);
        }
        setCurrent(sections.findIndex((section) => section?.hasAttribute('data-current')));
      },
      { rootMargin: '-30% 0px -70%' },
    );
    for (const section of sections) if (section) observer.observe(section);
    return () => observer.disconnect();
  }, [chapters]);
  return current;
}
