import { acceptedLanguage } from '#i18n/asked-language.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#i18n/locales.ts';

export const localeCookie = 'i18n_redirected';

/** The cookie's lifetime, 365 days, in ms. */
export const localeCookieAge = 365 * 24 * 60 * 60_000;

interface LocaleHints {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * The language for a visitor who arrives at `/`: from a valid cookie, then from Accept-Language. An unknown cookie
 * value counts as the default language; undefined if there is no preference.
 */
export function detectLocale({ cookie, acceptLanguage }: LocaleHints): Locale | undefined {
  if (cookie !== undefined) return isLocale(cookie) ? cookie : defaultLocale;
  return acceptedLanguage(acceptLanguage, locales);
}

/** The language by Accept-Language alone; for uncached responses. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return detectLocale({ cookie: undefined, acceptLanguage }) ?? defaultLocale;
}

/** Whether the request follows a link within the site, whose language then stays. */
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
