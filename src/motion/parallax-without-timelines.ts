/** How long the page may have moved unnoticed, in milliseconds, before the positions are looked at anyway. */
const syncInterval = 250;
/** A scroll event younger than this has been answered by its own frame. */
const recentScroll = 34;
const resizeDelay = 200;

interface Mover {
  element: HTMLElement;
  /** Untransformed, in pixels of the document. */
  top: number;
  height: number;
  distance: number;
}

/** How far an element has passed through the window, from 0 (its top meets the lower edge) to 1 (its bottom meets the upper). */
export function passed(scrolled: number, windowHeight: number, top: number, height: number): number {
  return Math.min(1, Math.max(0, (scrolled + windowHeight - top) / (windowHeight + height)));
}

/** Parallax for browsers without view timelines: the same positions, set from script as the page scrolls. */
export function moveByScript(page: HTMLElement): void {
  let movers: Mover[] = [];
  let shownAt = Number.NaN;
  let lastScroll = 0;
  let frame = 0;
  let resizeTimer = 0;

  const measure = () => {
    const elements = [...page.querySelectorAll<HTMLElement>('[data-motion="parallax"]')];
    for (const element of elements) element.style.transform = '';
    // In narrow windows the stylesheet gives no distances.
    movers = elements.map(measured).filter(({ distance }) => distance !== 0);
    shownAt = Number.NaN;
    show();
  };
  const show = () => {
    frame = 0;
    if (scrollY === shownAt) return;
    shownAt = scrollY;
    for (const { element, top, height, distance } of movers) {
      const y = -distance + 2 * distance * passed(scrollY, innerHeight, top, height);
      element.style.transform = `translateY(${y}px)`;
    }
  };

  addEventListener(
    'scroll',
    () => {
      lastScroll = performance.now();
      if (frame === 0) frame = requestAnimationFrame(show);
    },
    { passive: true },
  );
  setInterval(() => {
    if (performance.now() - lastScroll > recentScroll) show();
  }, syncInterval);
  const later = () => {
    clearTimeout(resizeTimer);
    resizeTimer = window.setTimeout(measure, resizeDelay);
  };
  addEventListener('resize', later);
  // Whatever grows above an element moves it, and makes the page taller.
  new ResizeObserver(later).observe(page);
  measure();
}

function measured(element: HTMLElement): Mover {
  const { top, height } = element.getBoundingClientRect();
  // The stylesheet says how far, in pixels or in parts of the window; a length that was resolved is in pixels.
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;inline-size:0;margin-inline-start:var(--parallax)';
  element.append(probe);
  const distance = Number.parseFloat(getComputedStyle(probe).marginInlineStart);
  probe.remove();
  return { element, top: top + scrollY, height, distance: Number.isFinite(distance) ? distance : 0 };
}
