import { type RefObject, useEffect, useState } from 'react';

/** Above this width the menu is a row in the header; same value as `wideFrom` in the tokens. */
const wideWindow = '(width >= 48rem)';

/**
 * Makes a popover modal: the page behind is inert and Tab cycles inside. Returns whether it is open; undefined before
 * the first effect, when the browser's own state applies.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const sheet = popover.current;
    if (!sheet) return;
    let release: (() => void) | undefined;
    const note = (open: boolean) => {
      release?.();
      release = open ? isolate(sheet) : undefined;
      setOpen(open);
    };
    // Before it closes, because the browser then focuses the button, which must not be inert any more.
    const onBeforeToggle = (event: ToggleEvent) => event.newState === 'closed' && note(false);
    const onToggle = (event: ToggleEvent) => event.newState === 'open' && note(true);
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Tab' && sheet.matches(':popover-open') && keepInside(sheet, event);
    const close = () => sheet.matches(':popover-open') && sheet.hidePopover();
    const wide = matchMedia(wideWindow);
    sheet.addEventListener('beforetoggle', onBeforeToggle);
    sheet.addEventListener('toggle', onToggle);
    sheet.addEventListener('keydown', onKey);
    wide.addEventListener('change', close);
    // Back must not lead to an open menu.
    addEventListener('pagehide', close);
    // The menu may have been opened before hydration.
    note(sheet.matches(':popover-open'));
    return () => {
      release?.();
      sheet.removeEventListener('beforetoggle', onBeforeToggle);
      sheet.removeEventListener('toggle', onToggle);
      sheet.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', close);
      removeEventListener('pagehide', close);
    };
  }, [popover]);
  return isOpen;
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
