/**
 * Calls `tell` with the current visibility, then on every change. Without IntersectionObserver, everything is visible.
 * @param margin root margin, in CSS syntax
 * @returns the cleanup function
 */
export function watchInView(element: Element, tell: (isInView: boolean) => void, margin = '0px'): () => void {
  if (typeof IntersectionObserver !== 'function') {
    tell(true);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
