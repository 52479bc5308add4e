/** Holds an element's id while its page is hidden. */
const keptId = 'data-kept-id';

/** Hides a page: pauses media, closes overlays, and moves its ids aside, as others may be the same. */
export function hidePage(page: HTMLElement): void {
  for (const media of page.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
  for (const popover of page.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
  page.hidden = true;
  for (const element of page.querySelectorAll('[id]')) {
    element.setAttribute(keptId, element.id);
    element.removeAttribute('id');
  }
}

export function revealPage(page: HTMLElement): void {
  page.hidden = false;
  for (const element of page.querySelectorAll(`[${keptId}]`)) {
    element.id = element.getAttribute(keptId) ?? '';
    element.removeAttribute(keptId);
  }
}
