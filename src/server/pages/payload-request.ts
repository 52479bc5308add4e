import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

export const payloadName = '/_payload.js';

/**
 * The build in a payload's query, `?{build}-{content}`; empty without one. It comes last, because Vite's development
 * server adds its own parameter first.
 */
export function buildAsked(query: string): string {
  return query.slice(1).split('&').at(-1)?.split('-')[0] ?? '';
}

export function payloadPath(path: string, locale: Locale): string {
  const page = localizedPath(path, locale);
  return (page === '/' ? '' : page) + payloadName;
}
