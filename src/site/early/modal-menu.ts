/** Above this width the menu is a row in the header; same value as `wideFrom` in the tokens. */
const wideWindow = '(width >= 48rem)';

/**
 * Makes popovers with `data-modal` modal: the page behind is inert and Tab cycles inside. A link in any popover closes
 * it.
 */
export function watchPopovers(): void {
  let release = () => {};
  // These events don't bubble. Before a popover closes the browser focuses its button, which must not be inert then.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState === 'closed' && isModal(target)) release();
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState === 'open' && isModal(target)) release = isolate(target);
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const sheet = openSheet();
    if (sheet && event.key === 'Tab') keepInside(sheet, event);
  });
  addEventListener('click', ({ target }) => {
    const popover =
      target instanceof Element && target.closest('a[href]')?.closest<HTMLElement>(':popover-open');
    if (popover) popover.hidePopover();
  });
  const close = () => openSheet()?.hidePopover();
  matchMedia(wideWindow).addEventListener('change', close);
  // Back must not lead to an open menu.
  addEventListener('pagehide', close);
  // It may have been opened before this script was there.
  const sheet = openSheet();
  if (sheet) release = isolate(sheet);
}

function openSheet(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-modal]:popover-open');
}

function isModal(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset.modal !== undefined;
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
