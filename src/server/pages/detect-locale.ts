import { acceptedLanguage } from '#i18n/asked-language.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#i18n/locales.ts';

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
  return acceptedLanguage(acceptLanguage, locales);
}

/** The language that a request asks for by itself; for answers that are never cached. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return detectLocale({ cookie: undefined, acceptLanguage }) ?? defaultLocale;
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
