import { defaultLocale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { visiblePages } from './build-routes.ts';

/** Lists every visible page with its alternates, for search engines. `origin` is the site's own. */
export function sitemap(content: PublishedContent, origin: string): string {
  const entries = visiblePages(content)
    .filter(({ hidden }) => !hidden)
    .map(({ path, locale, locales, updatedAt }) => {
      const address = (code: typeof locale) => escapeXml(origin + localizedPath(path, code));
      const alternates = locales.map(
        (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code)}"/>`,
      );
      if (locales.includes(defaultLocale)) {
        alternates.push(
          `<xhtml:link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}"/>`,
        );
      }
      return `<url><loc>${address(locale)}</loc><lastmod>${updatedAt}</lastmod>${alternates.join('')}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Tells search engines where the sitemap is, or to stay away while the site has no address of its own. */
export function robots(origin: string, listed: boolean): string {
  if (!listed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`;
}
