/** What every page's title ends with: the brand's name, and what the site is called in the page's language. */
export interface SiteTitle {
  brandName: string;
  title: string;
}

/** "Strategie – VfB Identität und Design"; the page that bears the site's own title is not named twice. */
export function documentTitle(title: string, site: SiteTitle | undefined): string {
  const page = plainText(title);
  if (!site?.title) return page;
  return page === site.title ? `${page} – ${site.brandName}` : `${page} – ${siteName(site)}`;
}

export function siteName({ brandName, title }: SiteTitle): string {
  return `${brandName} ${title}`;
}

/** Soft hyphens help in display sizes; in titles and descriptions they would show. */
export function plainText(text: string): string {
  return text.replaceAll('\u00AD', '');
}
