import type { Locale } from '#i18n/locales.ts';

export const pictureWidths = ['desktop', 'phone'] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The URL that compares a version of a page with the one before, or with another one. */
export function picturesAddress({
  page,
  version,
  ...shown
}: {
  page: number | string;
  version: number | string;
  locale?: Locale;
  width?: PictureWidth;
  before?: number | string | undefined;
}): string {
  const query = new URLSearchParams(
    Object.entries(shown).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `/admin/collections/pages/${page}/pictures/${version}${query.size > 0 ? `?${query}` : ''}`;
}
