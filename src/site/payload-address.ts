import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** URL of a page's payload: `/en/strategie/_payload.js?{build}-{content}`. */
export function payloadAddress(path: string, locale: Locale, build: string, content: string): string {
  const page = localizedPath(path, locale);
  return `${page === '/' ? '' : page}/_payload.js?${build}-${content}`;
}
