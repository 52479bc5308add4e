import { defaultLocale, type Locale, locales } from './locales.ts';

/** Puts a language's prefix before a path without one: `/strategie`, `en` -> `/en/strategie`; `/`, `en` -> `/en`. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Whether every browser takes this for a path of the site. They read a backslash as a slash and leave out line breaks and
 * tabs, so that `/\example.org` and `/<tab>/example.org` lead to another site.
 */
export function leadsIntoSite(href: string): boolean {
  return /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(href);
}

/** Puts the prefix before a link inside the site and leaves everything else (hash, mail, other sites, files) alone. */
export function localizedHref(href: string, locale: Locale): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  const rest = end < 0 ? '' : href.slice(end);
  const namesAFile = /\.[a-z0-9]+$/i.test(path);
  return namesAFile ? href : localizedPath(path, locale) + rest;
}

/**
 * Takes a request path apart: `/en/Strategie/` -> `{ locale: 'en', path: '/strategie' }`.
 * Case and one trailing slash do not matter; `/de` is not a prefix, since German has none.
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
