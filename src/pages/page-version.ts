import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { signPreview } from './preview-token.ts';

/** Where the site shows one version of a page, to whoever has the right to see it. */
export function pageVersionPath(version: string, locale: Locale): string {
  return localizedPath(`/preview/versions/${version}`, locale);
}

/** Stands for one version where a preview names a page: whoever may see it sees neither the draft nor another version. */
export function versionSubject(version: string, locale: Locale): Parameters<typeof signPreview>[0] {
  return { path: `version ${version}`, locale };
}
