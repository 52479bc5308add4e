import type { Locale } from '#i18n/locales.ts';

/** Seconds from now to 365 days after the document was asked for. By no date of ours: clocks of visitors are wrong. */
function age(): number {
  return Math.round(365 * 24 * 60 * 60 - performance.now() / 1000);
}

/**
 * Notes the language in its cookie: that of a document, which is the same for all who have no cookie, and that of each
 * page after it. An unchanged value is not written again.
 */
export function rememberLanguage(locale: Locale): void {
  const entry = `i18n_redirected=${locale}`;
  if (document.cookie.split('; ').includes(entry)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that this is for
  document.cookie = `${entry}; Path=/; Max-Age=${age()}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
