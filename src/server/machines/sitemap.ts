import { defaultLocale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { visiblePages } from './build-routes.ts';

/** Addresses per sitemap. The format allows 50,000 and 50 MB. */
const atMost = 10_000;

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * `/sitemap.xml` lists every visible page with its alternates; beyond the limit it is an index of `/sitemaps/1.xml` and
 * so on. `origin` is the site's own. Returns a function per path, because all files together take as much memory as all
 * page outlines.
 */
export function sitemaps(
  content: PublishedContent,
  origin: string,
  listLength = atMost,
): ReadonlyMap<string, () => string> {
  const pages = visiblePages(content).filter(({ hidden }) => !hidden);
  if (pages.length <= listLength) return new Map([['/sitemap.xml', () => listOf(pages, origin)]]);
  const lists = Array.from(
    { length: Math.ceil(pages.length / listLength) },
    (_, index): [string, () => string] => [
      `/sitemaps/${index + 1}.xml`,
      () => listOf(pages.slice(index * listLength, (index + 1) * listLength), origin),
    ],
  );
  const entries = lists.map(([path]) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return new Map([['/sitemap.xml', () => xml('sitemapindex', `xmlns="${schema}"`, entries)], ...lists]);
}

function listOf(pages: ReturnType<typeof visiblePages>, origin: string): string {
  const entries = pages.map(({ path, locale, locales, updatedAt }) => {
    const address = (code: typeof locale) => escapeXml(origin + localizedPath(path, code));
    const alternates = locales.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code)}"/>`,
    );
    if (locales.includes(defaultLocale)) {
      alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}"/>`);
    }
    return `<url><loc>${address(locale)}</loc><lastmod>${updatedAt}</lastmod>${alternates.join('')}</url>`;
  });
  return xml('urlset', `xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`, entries);
}

function xml(root: string, attributes: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} ${attributes}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** `robots.txt` with the sitemap's address; disallows everything while SITE_URL is unset. */
export function robots(origin: string, listed: boolean): string {
  if (!listed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`;
}
