import { meetsRequirements } from '#motion/requirements.ts';
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
