import Lenis from 'lenis';

/**
 * Smooth wheel scrolling of the page with Lenis; what can scroll within it goes first. Frames are only requested while
 * the page is scrolling.
 */
export function scrollSmoothly(): Lenis {
  // This module isn't loaded with reduced motion; checking again on every wheel event costs time.
  const lenis = new Lenis({ respectReducedMotion: false, allowNestedScroll: true });
  let frame = 0;
  const advance = (time: number) => {
    lenis.raf(time);
    frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(advance) : 0;
  };
  lenis.on('virtual-scroll', () => {
    if (frame !== 0) return;
    // Lenis treats the time since its last frame as one step; idle time must not count.
    lenis.time = Number(document.timeline.currentTime);
    frame = requestAnimationFrame(advance);
  });
  leaveOverlays();
  stopBehindLightbox(lenis);
  jumpToNextPage(lenis);
  return lenis;
}

const overlays = ':popover-open, :modal';

/** Overlays scroll natively; the page behind them doesn't move. */
function leaveOverlays(): void {
  const leave = (element: Element) =>
    element.toggleAttribute('data-lenis-prevent', element.matches(overlays));
  for (const element of document.querySelectorAll(overlays)) leave(element);
  addEventListener('toggle', ({ target }) => target instanceof Element && leave(target), { capture: true });
}

/** The page doesn't scroll while the lightbox is open. */
function stopBehindLightbox(lenis: Lenis): void {
  const root = document.documentElement;
  const follow = () => (root.dataset.lightbox === 'open' ? lenis.stop() : lenis.start());
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-lightbox'] });
  follow();
}

/**
 * The next page has its own scroll position and may be longer: ends a running scroll animation and updates the scroll
 * limit.
 */
function jumpToNextPage(lenis: Lenis): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigatesuccess', () => {
    lenis.resize();
    if (!lenis.isStopped) lenis.scrollTo(lenis.actualScroll, { immediate: true, force: true });
  });
}
