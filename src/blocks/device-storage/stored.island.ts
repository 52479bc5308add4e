import { fillIn } from '#i18n/messages.ts';
import { watchInView } from '#ui/watch-in-view.ts';
import { storedHere } from './stored-here.ts';

/** Says whether this device has an item, and forgets it. */
export function wake(entry: HTMLElement): void {
  const { name = '', place = '', parts = '' } = entry.dataset;
  const here = entry.querySelector<HTMLElement>('[data-forget]');
  const state = here?.querySelector('p');
  if (!here || !state) return;
  const show = () => {
    const found = storedHere({ name, place, parts });
    state.textContent = (found.length > 0 ? state.dataset.stored : state.dataset.nothing) ?? '';
    const buttons = found.map(({ label, forget }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = fillIn(here.dataset.forget ?? '', { name: label });
      button.addEventListener('click', () => {
        forget();
        show();
        state.focus({ preventScroll: true });
      });
      return button;
    });
    // The message stays where it is, because it may have the focus.
    for (const button of here.querySelectorAll('button')) button.remove();
    here.append(...buttons);
  };
  // Another tab may change it, and other pages while this one is hidden.
  addEventListener('storage', show);
  watchInView(entry, show);
}
