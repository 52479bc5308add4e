/** A click on `data-copy` copies: its value, or without one the link itself. The code is loaded on first use. */
export function listenForCopies(): void {
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (pressed) import('./copy.ts').then(({ copy }) => copy(pressed));
  });
}
