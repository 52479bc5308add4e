import type { Locale } from '#i18n/locales.ts';

/** Where a navigation leads. */
export interface Destination {
  url: URL;
  /** Without language prefix. */
  path: string;
  locale: Locale;
  /** With it: what a page is kept by. */
  address: string;
}
