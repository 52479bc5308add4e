let region: HTMLElement | undefined;

/** Politely announces the current page to screen readers. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('p');
    region.className = 'visually-hidden';
    region.role = 'status';
    // Prepended, because at the end it would make the document taller.
    document.body.prepend(region);
  }
  region.textContent = text;
}
