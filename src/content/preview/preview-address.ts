import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { newPagePath } from '#pages/new-page.ts';
import { pageVersionPath, versionSubject } from '#pages/page-version.ts';
import { identitySubject, signPreview } from '#pages/preview-token.ts';
import type { Settings } from '#settings/settings.ts';

/** Where the site shows an editor the draft of a page, for the next hour. */
export function previewAddress(
  settings: Pick<Settings, 'siteUrl' | 'secrets'>,
  path: string,
  locale: string,
): string {
  const known = isLocale(locale) ? locale : defaultLocale;
  const token = signPreview({ path, locale: known }, settings.secrets.preview, Date.now());
  return `${settings.siteUrl}${localizedPath(path, known)}?preview=${token}`;
}

/** Where the site shows an editor a page that nobody has saved, for the next hour. */
export function newPageAddress(settings: Pick<Settings, 'siteUrl' | 'secrets'>, locale: string): string {
  return previewAddress(settings, newPagePath, locale);
}

/** Where the site shows an editor the draft of the identity, on its home page and from there on every other, for the next hour. */
export function identityPreviewAddress(
  settings: Pick<Settings, 'siteUrl' | 'secrets'>,
  locale: string,
): string {
  const token = signPreview(identitySubject, settings.secrets.preview, Date.now());
  return `${settings.siteUrl}${localizedPath('/', isLocale(locale) ? locale : defaultLocale)}?identity=${token}`;
}

/** Where the site shows an editor one version of a page, for the next hour: a path, since it stands in the admin's own frames. */
export function versionAddress(
  { secrets }: Pick<Settings, 'secrets'>,
  version: number,
  locale: Locale,
): string {
  const token = signPreview(versionSubject(`${version}`, locale), secrets.preview, Date.now());
  return `${pageVersionPath(`${version}`, locale)}?preview=${token}`;
}
