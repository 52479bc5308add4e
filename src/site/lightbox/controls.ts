import type PhotoSwipe from 'photoswipe';
import styles from './lightbox.module.css';
import type { LightboxMessages } from './lightbox-messages.ts';
import { captionOf } from './slides.ts';

/** Duplicates icons of `ui/icon.tsx`, which would pull in React. */
const icons = {
  previous: ['M22 12H4M11.5 4l-8 8 8 8'],
  next: ['M2 12h18M12.5 4l8 8-8 8'],
  // Without the second path it is a minus.
  zoom: ['M3 12h18', 'M12 3v18'],
  close: ['M4.5 4.5l15 15M19.5 4.5l-15 15'],
} as const;

/**
 * Draws the buttons, counter, caption and ring of a lightbox. They are outside the draggable area, so that gestures
 * never hit them.
 */
export function drawControls(lightbox: PhotoSwipe, messages: LightboxMessages): void {
  const { element: root, ui, scrollWrap } = lightbox;
  if (!root || !ui || !scrollWrap) return;
  // The library creates its own from markup strings, which Trusted Types block.
  ui.uiElementsData.length = 0;

  root.dataset.ground = 'night';
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', messages.pictures);
  scrollWrap.setAttribute('aria-roledescription', messages.carousel);
  for (const { el } of lightbox.mainScroll.itemHolders)
    el.setAttribute('aria-roledescription', messages.slide);

  const zoom = button('zoom', messages.zoomIn, () => lightbox.toggleZoom());
  const close = button('close', messages.close, () => lightbox.close());
  const previous = button('previous', messages.previous, () => lightbox.prev());
  const next = button('next', messages.next, () => lightbox.next());
  const caption = made('div', styles.caption);
  const counter = made('p', styles.counter);
  counter.ariaHidden = 'true';
  const ring = made('div', styles.ring);
  const foot = made('div', styles.foot);
  foot.append(caption, counter);
  const status = made('p', 'visually-hidden');
  status.role = 'status';
  const controls = made('div', styles.controls);
  controls.append(foot, ring, zoom, close, previous, next);
  const loading = made('div', styles.loading);
  loading.append(drawing('0 0 48 48', ['M24 4a20 20 0 1 1-20 20']));
  root.append(controls, loading, status);

  lightbox.on('change', () => {
    const { currIndex, currSlide } = lightbox;
    const all = lightbox.getNumItems();
    const number = currIndex + 1;
    const isOne = all === 1;
    for (const control of [previous, next, counter, ring]) control.hidden = isOne;
    if (!lightbox.options.loop) {
      previous.disabled = currIndex === 0;
      next.disabled = number === all;
    }
    caption.replaceChildren(captionOf(currSlide?.data.element));
    caption.hidden = caption.textContent === '';
    foot.hidden = caption.hidden && isOne;
    counter.textContent = `${number}${lightbox.options.indexIndicatorSep}${all}`;
    ring.style.transform = `scaleX(${number / all})`;
    const position = isOne ? '' : positionOf(messages, number, all);
    status.textContent = [position, currSlide?.data.alt].filter(Boolean).join(': ');
  });

  // The library updates this only when the picture moves.
  const offerZoom = () => {
    zoom.hidden = !lightbox.currSlide?.isZoomable();
  };
  lightbox.on('change', offerZoom);
  lightbox.on('loadComplete', offerZoom);

  lightbox.on('zoomPanUpdate', ({ slide }) => {
    if (slide !== lightbox.currSlide) return;
    const isZoomed = slide.currZoomLevel > slide.zoomLevels.initial;
    zoom.ariaLabel = isZoomed ? messages.zoomOut : messages.zoomIn;
  });

  showLoading(lightbox, loading, status, messages);
}

/** Duplicates `fillIn`, whose module is bundled with React. */
function positionOf({ position }: LightboxMessages, number: number, all: number): string {
  return position.replace('{number}', String(number)).replace('{all}', String(all));
}

/** Shows the turning ring while a picture loads, after `preloaderDelay`. */
function showLoading(
  lightbox: PhotoSwipe,
  indicator: HTMLElement,
  status: HTMLElement,
  messages: LightboxMessages,
): void {
  let delay: ReturnType<typeof setTimeout> | undefined;
  const isWaiting = () => lightbox.currSlide?.content.isLoading() ?? false;
  const show = () => {
    delay = undefined;
    if (!isWaiting()) return;
    indicator.dataset.active = '';
    status.textContent = messages.loading;
  };
  const update = () => {
    if (isWaiting()) {
      delay ??= setTimeout(show, lightbox.options.preloaderDelay);
      return;
    }
    clearTimeout(delay);
    delay = undefined;
    delete indicator.dataset.active;
  };
  lightbox.on('change', update);
  lightbox.on('loadComplete', ({ slide }) => {
    if (slide === lightbox.currSlide) update();
  });
  lightbox.on('destroy', () => clearTimeout(delay));
}

function made(name: 'div' | 'p', className: string | undefined): HTMLElement {
  const element = document.createElement(name);
  element.className = className ?? '';
  return element;
}

function button(name: keyof typeof icons, label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `${styles.button} ${styles[name]}`;
  element.ariaLabel = label;
  element.append(drawing('0 0 24 24', icons[name]));
  element.addEventListener('click', press);
  return element;
}

function drawing(viewBox: string, paths: readonly string[]): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.ariaHidden = 'true';
  for (const path of paths) {
    const line = document.createElementNS(namespace, 'path');
    line.setAttribute('d', path);
    svg.append(line);
  }
  return svg;
}
