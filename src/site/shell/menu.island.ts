/** Above this width the menu is a row in the header; same value as `wideFrom` in the tokens. */
const wideWindow = '(width >= 48rem)';

/** Makes the popover of a menu's button modal: the page behind is inert and Tab cycles inside. */
export function wake(button: HTMLElement): () => void {
  const sheet = button.parentElement?.querySelector<HTMLElement>('nav[popover]');
  if (!sheet) return () => {};
  let release = () => {};
  const isOpen = () => sheet.matches(':popover-open');
  const close = () => isOpen() && sheet.hidePopover();
  // Before it closes, because the browser then focuses the button, which must not be inert any more.
  sheet.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && release());
  sheet.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') release = isolate(sheet);
  });
  sheet.addEventListener('keydown', (event) => event.key === 'Tab' && keepInside(sheet, event));
  sheet.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && close(),
  );
  const wide = matchMedia(wideWindow);
  wide.addEventListener('change', close);
  // Back must not lead to an open menu.
  addEventListener('pagehide', close);
  if (isOpen()) release = isolate(sheet);
  return () => {
    release();
    wide.removeEventListener('change', close);
    removeEventListener('pagehide', close);
  };
}

/** Makes everything inert except the element, its ancestors and its content. Returns the undo function. */
function isolate(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => {
    for (const sibling of changed) sibling.inert = false;
  };
}

/** Wraps Tab at both ends. */
function keepInside(sheet: HTMLElement, event: KeyboardEvent): void {
  const stops = [...sheet.querySelectorAll<HTMLElement>('a[href], button')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
