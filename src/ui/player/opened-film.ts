/** A video open in the lightbox: the id of its link, and the element to play it in. */
interface OpenedFilm {
  link: string;
  box: HTMLElement;
}

let opened: OpenedFilm | undefined;
const listeners = new Set<() => void>();

/** Sets the open video, or undefined for none. There is at most one. */
export function setOpenedFilm(film: OpenedFilm | undefined): void {
  opened = film;
  for (const listener of listeners) listener();
}

/** The element for this link's video, while it is open. */
export function boxOfFilm(link: string): HTMLElement | null {
  return opened?.link === link ? opened.box : null;
}

export function onOpenedFilm(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
