import { reloadStyles } from '#submitting/reload-styles.ts';
import { isPlain } from '../early/plain-click.ts';
import { interceptNavigations } from '../navigation/intercept.ts';
import { afterFailure, stayWithoutNetwork } from './without-network.ts';

/** What the page does beyond HTML when a visitor uses it. */
export function answer(): void {
  keepPlaceOnLanguageSwitch();
  openPictures();
  listenForCopies();
  interceptNavigations();
  stayWithoutNetwork();
}

/** A click on `data-copy` copies: its value, or without one the link itself. The code is loaded on first use. */
function listenForCopies(): void {
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (pressed) import('./copy.ts').then(({ copy }) => copy(pressed));
  });
}

/** Adds query and hash to the language switch on use; cached pages don't contain them. */
function keepPlaceOnLanguageSwitch(): void {
  const complete = (event: Event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-language-switch="page"]')
        : null;
    if (link) link.href = new URL(link.pathname, location.origin).pathname + location.search + location.hash;
  };
  addEventListener('pointerdown', complete, { passive: true });
  addEventListener('click', complete, { capture: true, passive: true });
}

/**
 * Opens pictures in the lightbox, which is loaded on first use. If it fails to load although the site is reachable,
 * pictures are plain links.
 */
function openPictures(): void {
  let hasFailed = false;
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-pswp-width]') : null;
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const open = (onFailure: (error: unknown) => void) => {
      // In parallel.
      const styles = hasFailed && reloadStyles();
      const library = import('photoswipe');
      Promise.all([import('../lightbox/open-lightbox.ts'), library, styles]).then(
        ([{ openLightbox }]) => openLightbox({ link, click: event, pswpModule: () => library }),
        onFailure,
      );
    };
    open((error) => {
      hasFailed = true;
      console.warn('[site] The lightbox could not be loaded.', error);
      afterFailure(() => open(() => afterFailure(() => location.assign(link.href))));
    });
  });
}
