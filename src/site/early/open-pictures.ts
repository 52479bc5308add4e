import { isPlain } from './plain-click.ts';

/** Opens pictures over the page. The lightbox is asked for at the first of them; without it they are plain links. */
export function openPictures(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-pswp-width]') : null;
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // Both at once: neither waits for the other.
    const library = import('photoswipe');
    Promise.all([import('../lightbox/open-lightbox.ts'), library]).then(
      ([{ openLightbox }]) => openLightbox({ link, click: event, pswpModule: () => library }),
      (error) => {
        console.warn('[site] The lightbox could not be loaded.', error);
        location.assign(link.href);
      },
    );
  });
}
