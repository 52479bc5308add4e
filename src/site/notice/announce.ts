let region: HTMLElement | undefined;

/** Tells screen readers, when they have nothing else to say, where the visitor is now. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('p');
    region.className = 'visually-hidden';
    region.role = 'status';
    // Before the page: behind it, it would make the document taller.
    document.body.prepend(region);
  }
  region.textContent = text;
}
