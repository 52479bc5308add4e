/** Puts on the identity that the site is of by now, where the document came in another. */
export function wearBrand(version: string): void {
  const root = document.documentElement;
  if (root.dataset.brand === version) return;
  root.dataset.brand = version;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/brand/${version}/tokens.css`;
  // Of two in one layer the later holds.
  document.head.append(link);
}
