import type { Locale } from '#i18n/locales.ts';

/** Seconds until 365 days after navigation start. Relative, because visitors' clocks may be wrong. */
function age(): number {
  return Math.round(365 * 24 * 60 * 60 - performance.now() / 1000);
}

/**
 * Stores the locale in its cookie: for the document (the server sends the same one to all visitors without the cookie)
 * and each later page. Unchanged values are not written.
 */
export function rememberLanguage(locale: Locale): void {
  const entry = `i18n_redirected=${locale}`;
  if (document.cookie.split('; ').includes(entry)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that this is for
  document.cookie = `${entry}; Path=/; Max-Age=${age()}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
