/** The suffix of every page title: the brand's name, and the site's title in the page's locale. */
export interface SiteTitle {
  brandName: string;
  title: string;
}

/** "Strategie – VfB Identität und Design". A page that has the site's own title doesn't repeat it. */
export function documentTitle(title: string, site: SiteTitle | undefined): string {
  const page = plainText(title);
  if (!site?.title) return page;
  return page === site.title ? `${page} – ${site.brandName}` : `${page} – ${siteName(site)}`;
}

export function siteName({ brandName, title }: SiteTitle): string {
  return `${brandName} ${title}`;
}

/** Soft hyphens are for display sizes; they would show in titles and descriptions. */
export function plainText(text: string): string {
  return text.replaceAll('\u00AD', '');
}
