import { reloadStyles } from '#submitting/reload-styles.ts';
import { isPlain } from '../early/plain-click.ts';
import { afterFailure } from './without-network.ts';

/**
 * Opens pictures in the lightbox, which is loaded on first use. If it fails to load although the site is reachable,
 * pictures are plain links.
 */
export function openPictures(): void {
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
