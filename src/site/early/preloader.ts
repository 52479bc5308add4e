import { afterFirstPaint } from './first-paint.ts';

/** After the first paint the page counts as ready at the latest after this, in milliseconds. */
const latest = 800;
/** How long the preloader takes to leave, in milliseconds. The stylesheet's animations fit into it. */
const leaving = 1500;

/** Sends the preloader away once the page stands: painted, with its styles and its display face. */
export function endPreloader(): void {
  const root = document.documentElement;
  if (!root.classList.contains('loading')) return;
  // Whoever comes second changes nothing any more.
  const leave = () => {
    // A page without settings has none.
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

/** The face that headings are set in, without those that stand in for it. */
function displayFace(root: Element): string {
  const style = getComputedStyle(root);
  const [family = ''] = style.getPropertyValue('--font-display').split(',');
  return `${style.getPropertyValue('--display-weight')} 1em ${family}`;
}

/** Tells the strip where its band comes to lie on the page's own, if the window has one. */
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
