import { watchMarks } from '#motion/watch-marks.ts';
import { onFirstTouch } from './first-touch.ts';

/** Starts motion if the inline script allowed it. */
export function startMotion(): void {
  const root = document.documentElement;
  const page = document.getElementById('app');
  if (!page || !root.classList.contains('motion')) return;
  if (!meetsRequirements()) {
    root.classList.remove('motion');
    return;
  }
  watchMarks(page);
  if (!CSS.supports('animation-timeline: view()')) {
    import('#motion/parallax-without-timelines.ts').then(({ moveByScript }) => moveByScript(page), stayStill);
  }
  // Touch scrolling is smooth natively.
  if (!matchMedia('(any-pointer: coarse)').matches) onFirstTouch(scrollSmoothly);
}

function scrollSmoothly(): void {
  import('#motion/smooth-scroll.ts').then((module) => module.scrollSmoothly(), stayStill);
}

/** The page is complete without motion. */
function stayStill(): void {}

const requirements: readonly { name: string; isMet: () => boolean }[] = [
  { name: 'Web Animations', isMet: () => typeof Element.prototype.animate === 'function' },
  { name: 'IntersectionObserver', isMet: () => typeof IntersectionObserver === 'function' },
];

/** Logs missing features once. If any is missing, everything stays in its final state. */
function meetsRequirements(): boolean {
  const missing = requirements.filter(({ isMet }) => !isMet()).map(({ name }) => name);
  if (missing.length === 0) return true;
  console.warn(`[motion] Requires ${missing.join(' and ')}, which this browser lacks. The page stays still.`);
  return false;
}
