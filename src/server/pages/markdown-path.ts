import type { Locale } from '#i18n/locales.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';

const ending = '.md';
const home = '/index';

/** The address of a page as Markdown: `/strategie` -> `/en/strategie.md`, `/` -> `/index.md`. */
export function markdownPath(path: string, locale: Locale): string {
  return localizedPath(path === '/' ? home : path, locale) + ending;
}

/** The page that is asked for as Markdown; undefined for any other address. */
export function pageOfMarkdown(address: string): { path: string; locale: Locale } | undefined {
  if (!address.endsWith(ending)) return undefined;
  const { path, locale } = parseLocalizedPath(address.slice(0, -ending.length));
  const page = path === home ? '/' : path;
  return page !== '' && markdownPath(page, locale) === address ? { path: page, locale } : undefined;
}
