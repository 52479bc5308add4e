/** Site-wide facts from the initial document. */
export const documentTraits = {
  /** The site's canonical origin, which may differ from the current one. */
  origin: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href)
    .origin,
  /** False while the site sets `noindex`. */
  isListed: document.querySelector('meta[name="robots"]') === null,
};
