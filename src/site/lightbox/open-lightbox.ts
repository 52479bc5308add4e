import type PhotoSwipe from 'photoswipe';
import { drawControls } from './controls.ts';
import styles from './lightbox.module.css';
import { lightboxClass } from './lightbox-class.ts';
import { lightboxMessagesIn } from './lightbox-messages.ts';
import { panWithArrows } from './pan-with-arrows.ts';
import { clearFailures, describeSlides, showFilms } from './slides.ts';

interface Opening {
  /** The picture that is opened. */
  link: HTMLAnchorElement;
  /** By what: the keyboard clicks without coordinates, in WebKit with those of the link's middle but without a count. */
  click: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;
  /** The class of the lightbox, or a function that promises it; nothing else is accepted. */
  pswpModule: unknown;
}

/** There is one lightbox at most. */
let isOpen = false;

/** Shows a picture over the page, together with the others of its block. */
export function openLightbox({ link, click, pswpModule }: Opening): Promise<void> {
  return lightboxClass(pswpModule).then((Lightbox) => {
    if (isOpen || !link.isConnected) return;
    isOpen = true;
    const block = link.closest<HTMLElement>('[data-block]');
    const links = block ? [...block.querySelectorAll<HTMLElement>('a[data-pswp-width]')] : [link];
    const messages = lightboxMessagesIn(document.documentElement.lang);
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

/**
 * Keeps the page behind from being reached, and from being scrolled: by its own smooth scrolling, and by keys. The wheel
 * is the library's.
 */
function holdPage(lightbox: PhotoSwipe): void {
  const root = document.documentElement;
  const page = document.getElementById('app');
  root.dataset.lightbox = 'open';
  lightbox.on('openingAnimationEnd', () => page?.setAttribute('inert', ''));
  // Before the library gives the focus back, which it does first of all when it is destroyed.
  lightbox.on('close', () => page?.removeAttribute('inert'));
  lightbox.on('keydown', ({ originalEvent: event }) => {
    const isScrollKey = ['PageUp', 'PageDown', 'Home', 'End', ' '].includes(event.key);
    const isPressed =
      event.target instanceof Element && event.target.closest(`button, .${styles.html}, .${styles.film}`);
    if (isScrollKey && !isPressed) event.preventDefault();
  });
  // Who leaves the page, by Back for instance, leaves its pictures.
  const end = () => {
    lightbox.destroy();
    // One that is still opening can't be closed before it is open.
    lightbox.on('openingAnimationEnd', () => lightbox.destroy());
  };
  if ('navigation' in window) navigation.addEventListener('navigate', end, { once: true });
  lightbox.on('destroy', () => {
    isOpen = false;
    if ('navigation' in window) navigation.removeEventListener('navigate', end);
    delete root.dataset.lightbox;
  });
}

/** What is done to a film or its controls is nothing that the lightbox answers; Escape and Tab are. */
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

/** The pictures beside the one that is seen can be neither reached nor read. */
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
