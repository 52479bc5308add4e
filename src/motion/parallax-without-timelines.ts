/** Milliseconds between position checks when no scroll event arrives. */
const syncInterval = 250;
/** Milliseconds. A more recent scroll event has its own frame. */
const recentScroll = 34;
const resizeDelay = 200;

interface Mover {
  element: HTMLElement;
  /** Untransformed, in document pixels. */
  top: number;
  height: number;
  distance: number;
}

/**
 * Progress of an element through the viewport: 0 when its top meets the lower edge, 1 when its bottom meets the upper.
 */
export function passed(scrolled: number, windowHeight: number, top: number, height: number): number {
  return Math.min(1, Math.max(0, (scrolled + windowHeight - top) / (windowHeight + height)));
}

/** Parallax for browsers without view timelines: sets the same positions from script on scroll. */
export function moveByScript(page: HTMLElement): void {
  let movers: Mover[] = [];
  let shownAt = Number.NaN;
  let lastScroll = 0;
  let frame = 0;
  let resizeTimer = 0;

  const measure = () => {
    const elements = [...page.querySelectorAll<HTMLElement>('[data-motion="parallax"]')];
    for (const element of elements) element.style.transform = '';
    // The stylesheet sets no distances for narrow viewports.
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
  // Anything that grows above an element moves it and makes the page taller.
  new ResizeObserver(later).observe(page);
  measure();
}

function measured(element: HTMLElement): Mover {
  const { top, height } = element.getBoundingClientRect();
  // `--parallax` may be in pixels or viewport units; a computed margin is in pixels.
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;inline-size:0;margin-inline-start:var(--parallax)';
  element.append(probe);
  const distance = Number.parseFloat(getComputedStyle(probe).marginInlineStart);
  probe.remove();
  return { element, top: top + scrollY, height, distance: Number.isFinite(distance) ? distance : 0 };
}
