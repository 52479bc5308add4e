import { afterFirstPaint } from './first-paint.ts';

/** Maximum wait after the first paint, in milliseconds. */
const latest = 800;
/** Duration of the exit, in milliseconds; must cover the stylesheet's animations. */
const leaving = 1500;

/** Removes the preloader once the page is painted with its styles and display face. */
export function endPreloader(): void {
  const root = document.documentElement;
  if (!root.classList.contains('loading')) return;
  // Runs once; later calls are ignored.
  const leave = () => {
    // Missing on pages without settings.
    const preloader = document.querySelector<HTMLElement>('[data-preloader]');
    if (preloader) {
      landOnBand(preloader);
      preloader.classList.add('leaving');
    }
    setTimeout(() => root.classList.remove('loading'), leaving);
  };
  afterFirstPaint((paintedAt) => {
    setTimeout(leave, Math.max(0, paintedAt + latest - performance.now()));
    document.fonts.load(displayFace(root)).then(() => requestAnimationFrame(leave), leave);
  });
}

/** The display face without its fallbacks. */
function displayFace(root: Element): string {
  const style = getComputedStyle(root);
  const [family = ''] = style.getPropertyValue('--font-display').split(',');
  return `${style.getPropertyValue('--display-weight')} 1em ${family}`;
}

/** Aligns the strip's band with the page's own, if that is in the viewport. */
function landOnBand(preloader: HTMLElement): void {
  const bands = [...document.querySelectorAll('[data-landing]')]
    .map((band) => band.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top > 0 && bottom < innerHeight);
  const [first] = bands;
  if (!first) return;
  const strip = preloader.getBoundingClientRect();
  const start = Math.max(0, Math.min(...bands.map(({ left }) => left)));
  const end = Math.max(0, strip.width - Math.max(...bands.map(({ right }) => right)));
  const { style } = preloader;
  style.setProperty('--land-start', `${start}px`);
  style.setProperty('--land-end', `${end}px`);
  style.setProperty('--land-down', `${first.top - strip.top}px`);
  style.setProperty('--land-height', `${first.height / strip.height}`);
  preloader.dataset.lands = '';
}
