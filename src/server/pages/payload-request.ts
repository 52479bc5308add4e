import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** Ends the address of every payload. */
export const payloadName = '/_payload.js';

/** Which payload of a page is meant. */
export interface PayloadAsked {
  /** Empty where whatever is newest is asked for. */
  build: string;
  version: string | undefined;
}

/** The build stands last: Vite's development server puts a word of its own before it. */
export function payloadAsked(query: string): PayloadAsked {
  const [build = '', version] = query.slice(1).split('&').at(-1)?.split('-') ?? [];
  return { build, version };
}

export function payloadPath(path: string, locale: Locale): string {
  const page = localizedPath(path, locale);
  return (page === '/' ? '' : page) + payloadName;
}
