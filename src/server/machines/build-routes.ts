import { type Locale, locales } from '#i18n/locales.ts';
import { localizedHref, localizedPath } from '#i18n/localized-path.ts';
import { ofTheSite } from '#pages/page-path.ts';
import { isAlwaysOpen } from '#pages/page-rules.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { SiteAssets } from '#server/site-assets.ts';

interface RouteRules {
  prerender?: boolean;
  redirect?: string;
  byQuery?: true;
}

/** `builds/meta/{id}.json`: what the client-side router needs from the server. Rules are keyed by localised path. */
interface Manifest {
  id: string;
  timestamp: number;
  content: string;
  matcher: {
    static: Record<string, RouteRules>;
    wildcard: Record<string, RouteRules>;
    dynamic: Record<string, never>;
  };
  prerendered: string[];
}

/** Limit of pages in the manifest, which every visitor loads. Beyond it one rule covers all paths. */
const namedAtMost = 1000;

export function buildManifest(assets: SiteAssets, content: PublishedContent, atMost = namedAtMost): Manifest {
  const rules: Record<string, RouteRules> = {};
  for (const { from, to } of content.list().redirects) {
    const { pathname, search } = new URL(from, 'https://site');
    for (const locale of locales) {
      const path = localizedPath(pathname, locale);
      // The server alone compares queries.
      if (search) rules[path] = { ...rules[path], byQuery: true };
      else rules[path] = { ...rules[path], redirect: localizedHref(to, locale) };
    }
  }
  const pages = visiblePages(content);
  const isNamed = pages.length <= atMost;
  const wildcard: Record<string, RouteRules> = {};
  if (!isNamed) {
    wildcard['/'] = { prerender: true };
    for (const locale of locales) {
      for (const segment of ofTheSite) wildcard[localizedPath(`/${segment}`, locale)] = { prerender: false };
    }
    for (const { path, locale } of pages) {
      if (!isAlwaysOpen(path)) {
        const named = localizedPath(path, locale);
        rules[named] = { prerender: false, ...rules[named] };
      }
    }
  }
  const named = isNamed ? pages.filter(({ path }) => isAlwaysOpen(path)) : [];
  return {
    id: assets.id,
    timestamp: assets.timestamp,
    content: content.version,
    matcher: { static: rules, wildcard, dynamic: {} },
    prerendered: named.map(({ path, locale }) => localizedPath(path, locale)),
  };
}

export function latestBuild(
  assets: SiteAssets,
  content: PublishedContent,
): { id: string; timestamp: number; content: string } {
  return { id: assets.id, timestamp: assets.timestamp, content: content.version };
}

export function visiblePages(
  content: PublishedContent,
): { path: string; locale: Locale; locales: Locale[]; hidden: boolean; updatedAt: string }[] {
  const { whole } = content;
  return Array.from(content.pages(), ({ outline }) => outline)
    .filter((page) => !page.route.redirect)
    .map((page) => ({
      path: page.path,
      locale: page.locale,
      locales: page.locales,
      hidden: whole.isHidden(page),
      updatedAt: page.updatedAt,
    }))
    .sort((one, other) => compare(one.path, other.path) || compare(one.locale, other.locale));
}

/** By code units, far faster than by locale. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
