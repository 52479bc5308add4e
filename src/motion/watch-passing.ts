/** Where people read: this part of the window's height down it. */
const readingLine = 0.3;

/**
 * Observes how much of each element has passed the line where people read. Tells a part of 1 for each, in their order:
 * at first, and whenever one has grown or shrunk by a step of `steps`. Returns what ends the watch. Tells nothing in a
 * browser that can't say what is in the window.
 */
export function watchPassing(
  elements: Iterable<Element>,
  steps: number,
  tell: (parts: number[]) => void,
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {};
  const passed = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) passed.set(target, intersectionRatio);
      tell([...passed.values()]);
    },
    {
      // What lies above the line, however far.
      rootMargin: `1000000px 0px ${(readingLine - 1) * 100}%`,
      threshold: Array.from({ length: steps + 1 }, (_, step) => step / steps),
    },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
