import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { signPreview } from './preview-token.ts';

export function pageVersionPath(version: string, locale: Locale): string {
  return localizedPath(`/preview/versions/${version}`, locale);
}

/** Subject of a preview token for one version; it grants neither the draft nor other versions. */
export function versionSubject(version: string, locale: Locale): Parameters<typeof signPreview>[0] {
  return { path: `version ${version}`, locale };
}
