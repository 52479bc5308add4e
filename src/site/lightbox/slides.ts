import type PhotoSwipe from 'photoswipe';
import type { Bounds, SlideData } from 'photoswipe';

/** The candidates of the format that the browser chose for the thumbnail. */
function widthsOf(thumbnail: HTMLImageElement): string | undefined {
  for (const source of thumbnail.closest('picture')?.querySelectorAll('source') ?? []) {
    const candidates = source.srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
    if (candidates.some((address) => new URL(address, document.baseURI).href === thumbnail.currentSrc))
      return source.srcset;
  }
  return undefined;
}

/** The slide of a link to a document: its whole picture and the link in words. */
function documentLink(opened: HTMLAnchorElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = opened.href;
  link.target = '_blank';
  link.rel = 'noopener';
  const thumbnail = opened.querySelector('img');
  if (thumbnail) {
    const { pswpWidth, pswpHeight } = opened.dataset;
    const picture = new Image(Number(pswpWidth), Number(pswpHeight));
    picture.alt = '';
    picture.sizes = 'min(44rem, 100vw)';
    picture.srcset = widthsOf(thumbnail) ?? '';
    picture.src = thumbnail.src;
    link.append(picture);
  }
  link.append(opened.ariaLabel ?? '');
  return link;
}

/** The slide of a link of type `html`: a copy of the element its hash refers to. */
function contentOf(link: HTMLAnchorElement): DocumentFragment {
  const named = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const copy = document.createDocumentFragment();
  if (!named) return copy;
  const original = named instanceof HTMLTemplateElement ? named.content : named;
  copy.append(...[...original.childNodes].map((node) => document.importNode(node, true)));
  // Ids already exist on the page.
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  return copy;
}

/** A copy of the link's caption without elements that only the page needs; may be empty. */
export function captionOf(link: Element | undefined): DocumentFragment {
  const copy = document.createDocumentFragment();
  const caption = link?.closest('figure')?.querySelector('figcaption');
  if (!caption) return copy;
  copy.append(...[...caption.childNodes].map((node) => document.importNode(node, true)));
  for (const folded of copy.querySelectorAll('details')) folded.remove();
  for (const element of copy.querySelectorAll('[class]:not([data-brand-letter])'))
    element.removeAttribute('class');
  return copy;
}

/** The bounds of the whole picture and of its crop, computed like `object-fit: cover`. */
function croppedBounds(thumbnail: HTMLImageElement, width: number, height: number): Bounds {
  const box = thumbnail.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  const [x = 0.5, y = 0.5] = getComputedStyle(thumbnail)
    .objectPosition.split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  const left = (box.width - width * scale) * x;
  const top = (box.height - height * scale) * y;
  return {
    x: box.left + left,
    y: box.top + top,
    w: width * scale,
    innerRect: { w: box.width, h: box.height, x: left, y: top },
  };
}

function thumbnailOf({ element }: SlideData): HTMLImageElement | null {
  return element?.querySelector('img') ?? null;
}

/** Makes the library read our links' own attributes. */
export function describeSlides(lightbox: PhotoSwipe, classes: { html: string; film: string }): void {
  lightbox.addFilter('domItemData', (item) => {
    const thumbnail = thumbnailOf(item);
    const srcset = item.srcset ?? (thumbnail ? widthsOf(thumbnail) : undefined);
    return srcset ? { ...item, srcset } : item;
  });
  // An event, because a filter would have to return bounds for slides without a thumbnail, too.
  lightbox.on('thumbBounds', (event) => {
    const { width, height, thumbCropped } = event.itemData;
    const thumbnail = thumbnailOf(event.itemData);
    if (thumbnail && thumbCropped && width && height)
      Object.assign(event, { thumbBounds: croppedBounds(thumbnail, width, height) });
  });
  // Nodes are copied, because Trusted Types block markup strings.
  lightbox.on('contentLoad', (event) => {
    const { content } = event;
    if (content.isImageContent()) return;
    event.preventDefault();
    const { element } = content.data;
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    const isFilm = link?.dataset.opens === 'film';
    const box = document.createElement('div');
    box.className = isFilm ? classes.film : classes.html;
    box.dataset.ground = isFilm ? 'night' : 'white';
    // May be taller than the viewport; then it scrolls itself.
    box.addEventListener('wheel', (wheel) => wheel.stopPropagation(), { passive: true });
    if (link && !isFilm) box.append(link.dataset.opens === 'document' ? documentLink(link) : contentOf(link));
    content.element = document.createElement('div');
    content.element.className = 'pswp__content';
    content.element.append(box);
  });
}

/** Plays the video of the visible slide; other slides have none. */
export function showFilms(lightbox: PhotoSwipe): void {
  let box: Element | null | undefined;
  const empty = () => box?.replaceChildren();
  lightbox.on('contentActivate', ({ content }) => {
    empty();
    const { element: link } = content.data;
    if (link?.dataset.opens !== 'film') return;
    box = content.element?.firstElementChild;
    const film = link.closest('li')?.querySelector<HTMLTemplateElement>('template[data-film]');
    if (!box || !film) return;
    box.append(document.importNode(film.content, true));
    // Opening it requests playback; if the browser refuses, the play button remains.
    box
      .querySelector('video')
      ?.play()
      .catch(() => undefined);
  });
  lightbox.on('destroy', empty);
}

/** Retries a failed picture when it is shown again or the network returns; the library would keep its error message. */
export function clearFailures(lightbox: PhotoSwipe, failedOffline: string): void {
  lightbox.on('contentActivate', ({ content }) => {
    if (content.isError()) content.remove();
  });
  lightbox.addFilter('contentErrorElement', (element) => {
    if (!navigator.onLine) element.textContent = failedOffline;
    return element;
  });
  const tryAgain = () => {
    for (const { slide } of lightbox.mainScroll.itemHolders)
      if (slide?.content.isError()) lightbox.refreshSlideContent(slide.index);
  };
  addEventListener('online', tryAgain);
  lightbox.on('destroy', () => removeEventListener('online', tryAgain));
}
