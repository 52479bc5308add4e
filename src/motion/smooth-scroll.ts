import Lenis from 'lenis';

/** Smooths the wheel, with the library's defaults. Frames are asked for only while the page is on its way. */
export function scrollSmoothly(): Lenis {
  // It is not loaded where less motion is asked for; to look again at each turn of the wheel costs time.
  const lenis = new Lenis({ respectReducedMotion: false });
  let frame = 0;
  const advance = (time: number) => {
    lenis.raf(time);
    frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(advance) : 0;
  };
  lenis.on('virtual-scroll', () => {
    if (frame !== 0) return;
    // The library takes the time since its last frame for one step; a rest must not count as one.
    lenis.time = Number(document.timeline.currentTime);
    frame = requestAnimationFrame(advance);
  });
  leaveOverlays();
  stopBehindLightbox(lenis);
  jumpToNextPage(lenis);
  return lenis;
}

const overlays = ':popover-open, :modal';

/** What lies over the page scrolls by itself, and the page behind it stays. */
function leaveOverlays(): void {
  const leave = (element: Element) =>
    element.toggleAttribute('data-lenis-prevent', element.matches(overlays));
  for (const element of document.querySelectorAll(overlays)) leave(element);
  addEventListener('toggle', ({ target }) => target instanceof Element && leave(target), { capture: true });
}

/** The page stays where it is while a picture lies over it; the root says so. */
function stopBehindLightbox(lenis: Lenis): void {
  const root = document.documentElement;
  const follow = () => (root.dataset.lightbox === 'open' ? lenis.stop() : lenis.start());
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-lightbox'] });
  follow();
}

/**
 * Another page has its own position, and may be longer: what was on its way to somewhere on the page before ends, and
 * nothing is held to where that ended.
 */
function jumpToNextPage(lenis: Lenis): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigatesuccess', () => {
    lenis.resize();
    if (!lenis.isStopped) lenis.scrollTo(lenis.actualScroll, { immediate: true, force: true });
  });
}
