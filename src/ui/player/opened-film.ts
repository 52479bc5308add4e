/** A film that was opened over the page, by the id of the link that opens it, and the box in which it shall play. */
interface OpenedFilm {
  link: string;
  box: HTMLElement;
}

let opened: OpenedFilm | undefined;
const listeners = new Set<() => void>();

/** Says what is open now, or that nothing is. There is one at most. */
export function setOpenedFilm(film: OpenedFilm | undefined): void {
  opened = film;
  for (const listener of listeners) listener();
}

/** The box for the film of this link, while it is open. */
export function boxOfFilm(link: string): HTMLElement | null {
  return opened?.link === link ? opened.box : null;
}

export function onOpenedFilm(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
