import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { newPagePath } from '#pages/new-page.ts';
import { pageVersionPath, versionSubject } from '#pages/page-version.ts';
import { identitySubject, signPreview } from '#pages/preview-token.ts';
import type { Settings } from '#settings/settings.ts';

/** The URL of a page's draft preview for an editor, valid for an hour. */
export function previewAddress(
  settings: Pick<Settings, 'siteUrl' | 'secrets'>,
  path: string,
  locale: string,
): string {
  const known = isLocale(locale) ? locale : defaultLocale;
  const token = signPreview({ path, locale: known }, settings.secrets.preview, Date.now());
  return `${settings.siteUrl}${localizedPath(path, known)}?preview=${token}`;
}

/** The same for a page that was never saved. */
export function newPageAddress(settings: Pick<Settings, 'siteUrl' | 'secrets'>, locale: string): string {
  return previewAddress(settings, newPagePath, locale);
}

/** The URL of the identity's draft on the home page and all pages linked from there, valid for an hour. */
export function identityPreviewAddress(
  settings: Pick<Settings, 'siteUrl' | 'secrets'>,
  locale: string,
): string {
  const token = signPreview(identitySubject, settings.secrets.preview, Date.now());
  return `${settings.siteUrl}${localizedPath('/', isLocale(locale) ? locale : defaultLocale)}?identity=${token}`;
}

/** The path of a page version's preview, valid for an hour; relative, because the admin embeds it. */
export function versionAddress(
  { secrets }: Pick<Settings, 'secrets'>,
  version: number,
  locale: Locale,
): string {
  const token = signPreview(versionSubject(`${version}`, locale), secrets.preview, Date.now());
  return `${pageVersionPath(`${version}`, locale)}?preview=${token}`;
}
