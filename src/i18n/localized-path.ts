import { defaultLocale, type Locale, locales } from './locales.ts';

/** Prefixes a path with its locale: `/strategie`, `en` -> `/en/strategie`; `/`, `en` -> `/en`. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Whether every browser resolves this to a path of the site. Browsers treat a backslash as a slash and strip line
 * breaks and tabs, so `/\example.org` and `/<tab>/example.org` lead to another site.
 */
export function leadsIntoSite(href: string): boolean {
  return /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(href);
}

/** Prefixes internal links; hashes, mail addresses, external links and files stay unchanged. */
export function localizedHref(href: string, locale: Locale): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  const rest = end < 0 ? '' : href.slice(end);
  const namesAFile = /\.[a-z0-9]+$/i.test(path);
  return namesAFile ? href : localizedPath(path, locale) + rest;
}

/**
 * Splits a request path: `/en/Strategie/` -> `{ locale: 'en', path: '/strategie' }`. Ignores case and one trailing
 * slash. `/de` is not a prefix, since German has none.
 */
export function parseLocalizedPath(pathname: string): { locale: Locale; path: string } {
  const lower = pathname.toLowerCase();
  const trimmed = /[^/]\/$/.test(lower) ? lower.slice(0, -1) : lower;
  for (const locale of locales) {
    if (locale === defaultLocale) continue;
    if (trimmed === `/${locale}`) return { locale, path: '/' };
    if (trimmed.startsWith(`/${locale}/`)) return { locale, path: trimmed.slice(locale.length + 1) };
  }
  return { locale: defaultLocale, path: trimmed };
}
