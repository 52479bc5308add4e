import type PhotoSwipe from 'photoswipe';
import { pageLocale } from '#i18n/locales.ts';
import { drawControls } from './controls.ts';
import styles from './lightbox.module.css';
import { lightboxClass } from './lightbox-class.ts';
import { lightboxMessages } from './lightbox-messages.ts';
import { clearFailures, describeSlides, showFilms } from './slides.ts';

/** Pixels per key press, the library's own step for a single picture. */
const step = 80;

/**
 * Left and Right pan a zoomed picture, as Up and Down do. At its edge they go to the next picture; the library would
 * always do that, leaving the sides unreachable without a pointer.
 */
function panWithArrows(lightbox: PhotoSwipe): void {
  lightbox.on('keydown', (event) => {
    const { originalEvent: key } = event;
    const slide = lightbox.currSlide;
    const movement = key.key === 'ArrowLeft' ? step : key.key === 'ArrowRight' ? -step : 0;
    const isCombined = key.ctrlKey || key.altKey || key.shiftKey || key.metaKey;
    if (movement === 0 || isCombined || !slide?.isPannable()) return;
    const x = slide.bounds.correctPan('x', slide.pan.x + movement);
    if (Math.abs(x - slide.pan.x) < 1) return;
    key.preventDefault();
    event.preventDefault();
    slide.panTo(x, slide.pan.y);
  });
}

interface Opening {
  link: HTMLAnchorElement;
  /**
   * The opening click. Keyboard clicks have no coordinates; in WebKit they have the link's centre, but a count of 0.
   */
  click: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;
  /** The lightbox class or a function returning a promise of it. */
  pswpModule: unknown;
}

let isOpen = false;

/** Opens a picture with the others of its block. */
export function openLightbox({ link, click, pswpModule }: Opening): Promise<void> {
  return lightboxClass(pswpModule).then((Lightbox) => {
    if (isOpen || !link.isConnected) return;
    isOpen = true;
    const block = link.closest<HTMLElement>('[data-block]');
    const links = block ? [...block.querySelectorAll<HTMLElement>('a[data-pswp-width]')] : [link];
    const messages = lightboxMessages[pageLocale()];
    const { clientX: x, clientY: y, detail: count } = click;
    const lightbox = new Lightbox({
      dataSource: { gallery: block ?? link, items: links },
      index: links.indexOf(link),
      initialPointerPos: count > 0 && (x || y) ? { x, y } : null,
      errorMsg: messages.failed,
    });
    describeSlides(lightbox, { html: styles.html ?? '', film: styles.film ?? '' });
    showFilms(lightbox);
    clearFailures(lightbox, messages.failedOffline);
    lightbox.on('uiRegister', () => drawControls(lightbox, messages));
    holdPage(lightbox);
    panWithArrows(lightbox);
    leaveToFilms(lightbox);
    hideNeighbours(lightbox);
    lightbox.init();
  });
}

/** Makes the page behind inert, and stops smooth scrolling and scroll keys. The library handles the wheel. */
function holdPage(lightbox: PhotoSwipe): void {
  const root = document.documentElement;
  const page = document.getElementById('app');
  root.dataset.lightbox = 'open';
  lightbox.on('openingAnimationEnd', () => page?.setAttribute('inert', ''));
  // Must come before the library restores the focus, which is its first step when destroyed.
  lightbox.on('close', () => page?.removeAttribute('inert'));
  lightbox.on('keydown', ({ originalEvent: event }) => {
    const isScrollKey = ['PageUp', 'PageDown', 'Home', 'End', ' '].includes(event.key);
    const isPressed =
      event.target instanceof Element && event.target.closest(`button, .${styles.html}, .${styles.film}`);
    if (isScrollKey && !isPressed) event.preventDefault();
  });
  // Leaving the page, with Back for example, closes the lightbox.
  const end = () => {
    lightbox.destroy();
    // A lightbox can't be closed while it is still opening.
    lightbox.on('openingAnimationEnd', () => lightbox.destroy());
  };
  if ('navigation' in window) navigation.addEventListener('navigate', end, { once: true });
  lightbox.on('destroy', () => {
    isOpen = false;
    if ('navigation' in window) navigation.removeEventListener('navigate', end);
    delete root.dataset.lightbox;
  });
}

/** Events on a video or its controls don't reach the lightbox, except Escape and Tab. */
function leaveToFilms(lightbox: PhotoSwipe): void {
  const isAtFilm = ({ target }: Event) =>
    target instanceof Element && target.closest(`.${styles.film}`) !== null;
  lightbox.on('pointerDown', (event) => {
    if (isAtFilm(event.originalEvent)) event.preventDefault();
  });
  lightbox.on('keydown', (event) => {
    const { key } = event.originalEvent;
    if (key !== 'Escape' && key !== 'Tab' && isAtFilm(event.originalEvent)) event.preventDefault();
  });
}

/** Hides the neighbouring slides from focus and screen readers. */
function hideNeighbours(lightbox: PhotoSwipe): void {
  lightbox.on('slideActivate', ({ slide }) => {
    if (slide.holderElement) slide.holderElement.inert = false;
  });
  lightbox.on('slideDeactivate', ({ slide }) => {
    if (slide.holderElement) slide.holderElement.inert = true;
  });
  lightbox.on('afterSetContent', ({ slide }) => {
    if (slide.holderElement) slide.holderElement.inert = !slide.isActive;
  });
}
