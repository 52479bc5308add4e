import type { Locale } from '#i18n/locales.ts';

/** The widths at which pages are shown. */
export const pictureWidths = ['desktop', 'phone'] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Where a version of a page is compared in pictures, with the one before it unless another one is named. */
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
