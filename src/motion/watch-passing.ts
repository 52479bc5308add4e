/** Where people read, as a share of the viewport height from the top. */
const readingLine = 0.3;

/**
 * Reports how much of each element has passed the reading line: shares from 0 to 1, in order, at first and whenever one
 * changes by 1/`steps`. Never reports without IntersectionObserver. Returns the cleanup function.
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
      // Everything above the line, however far.
      rootMargin: `1000000px 0px ${(readingLine - 1) * 100}%`,
      threshold: Array.from({ length: steps + 1 }, (_, step) => step / steps),
    },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
