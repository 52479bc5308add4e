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
    document.querySelector('[data-preloader]')?.classList.add('leaving');
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
