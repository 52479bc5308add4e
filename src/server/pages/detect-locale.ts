import { parseAccept } from 'hono/utils/accept';
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';

/** The language cookie's name. */
export const localeCookie = 'i18n_redirected';

/** The cookie's life: 365 days, in milliseconds. */
export const localeCookieAge = 365 * 24 * 60 * 60_000;

interface LocaleHints {
  /** The language cookie's value, if the visitor has one. */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * The language that a visitor who comes from elsewhere to `/` prefers: a known cookie, then the browser's languages.
 * An unknown cookie counts as the default language; undefined means that nothing is known.
 */
export function detectLocale({ cookie, acceptLanguage }: LocaleHints): Locale | undefined {
  if (cookie !== undefined) return isLocale(cookie) ? cookie : defaultLocale;
  return acceptLanguage === undefined ? undefined : matchBrowserLanguages(acceptLanguage);
}

/** The language that a request asks for by itself; for answers that are never cached. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return detectLocale({ cookie: undefined, acceptLanguage }) ?? defaultLocale;
}

/** By position in the browser's list: the exact tag, else its primary subtag (`en-GB` counts as `en`). */
function matchBrowserLanguages(acceptLanguage: string): Locale | undefined {
  const tags = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ type }) => type.toLowerCase());
  const exact = tags.find(isLocale);
  const primary = tags.map((tag) => tag.split('-')[0]).find(isLocale);
  const firstExact = exact === undefined ? Number.POSITIVE_INFINITY : tags.indexOf(exact);
  const firstPrimary = tags.findIndex((tag) => tag.split('-')[0] === primary);
  return firstExact <= firstPrimary ? exact : primary;
}

/** Whether the visitor follows a link from this site; then the language they clicked on stays. */
export function comesFromThisSite(
  headers: { secFetchSite: string | undefined; referer: string | undefined },
  siteOrigin: string,
): boolean {
  if (headers.secFetchSite !== undefined) return headers.secFetchSite === 'same-origin';
  return (
    headers.referer !== undefined &&
    URL.canParse(headers.referer) &&
    new URL(headers.referer).origin === siteOrigin
  );
}
