/** Where an element's id waits while its page is hidden. */
const keptId = 'data-kept-id';

/**
 * Puts a page aside that stays in the document: what plays falls silent, what is open over it closes, and its ids make
 * way for those of the page that is shown.
 */
export function hidePage(page: HTMLElement): void {
  for (const media of page.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
  for (const popover of page.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
  for (const element of page.querySelectorAll('[id]')) {
    element.setAttribute(keptId, element.id);
    element.removeAttribute('id');
  }
}

/** Gives a page its ids back. */
export function revealPage(page: HTMLElement): void {
  for (const element of page.querySelectorAll(`[${keptId}]`)) {
    element.id = element.getAttribute(keptId) ?? '';
    element.removeAttribute(keptId);
  }
}
