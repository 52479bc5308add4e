import type { Locale } from '#i18n/locales.ts';

export interface Destination {
  url: URL;
  /** Without locale prefix. */
  path: string;
  locale: Locale;
  /** With locale prefix; the key of kept pages. */
  address: string;
}
