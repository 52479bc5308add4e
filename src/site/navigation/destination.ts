import type { Locale } from '#i18n/locales.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';

export interface Destination {
  url: URL;
  /** Without locale prefix. */
  path: string;
  locale: Locale;
  /** With locale prefix; the key of kept pages. */
  address: string;
}

export function destinationOf(href: string): Destination {
  const url = new URL(href);
  const { path, locale } = parseLocalizedPath(url.pathname);
  return { url, path, locale, address: localizedPath(path, locale) };
}
