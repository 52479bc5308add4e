/**
 * Tells whenever an element comes into the window or leaves it, at once and until it is stopped. In a browser that can't
 * say, everything counts as in the window.
 * @param margin how far around the window counts as in it, as in CSS
 * @returns stops it
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
