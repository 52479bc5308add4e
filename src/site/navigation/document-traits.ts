/** What the document that the app began with says about the whole site. */
export const documentTraits = {
  /** The site's own origin, which need not be the one it is visited at. */
  origin: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href)
    .origin,
  /** False while the site asks search engines to stay away. */
  isListed: document.querySelector('meta[name="robots"]') === null,
};
