import { interceptNavigations } from '../navigation/intercept.ts';
import { openPictures } from './open-pictures.ts';
import { stayWithoutNetwork } from './without-network.ts';

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
