/** Applies the site's current brand version if the document came with another. */
export function wearBrand(version: string): void {
  const root = document.documentElement;
  if (root.dataset.brand === version) return;
  root.dataset.brand = version;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/brand/${version}/tokens.css`;
  // In the same layer, the later stylesheet wins.
  document.head.append(link);
}
