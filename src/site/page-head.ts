import { defaultLocale, type Locale, localeTags } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { documentTitle, plainText, type SiteTitle, siteName } from '#pages/document-title.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { type ShareFact, shareFacts } from '#pages/share-facts.ts';

/** The page-dependent content of the document's head. */
export interface PageHead {
  title: string;
  tags: readonly HeadTag[];
}

/** An empty head element. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

interface Described {
  locale: Locale;
  title: string;
  description: string;
  facts: readonly ShareFact[];
  siteName: string;
  /** Sets `noindex`. */
  isHidden: boolean;
  /** The page's path and its locales; missing for errors. */
  place?: { origin: string; path: string; locales: readonly Locale[] };
}

/** The head of a page. Absolute URLs use the site's canonical `origin`. */
export function pageHead(
  page: PageDocument,
  settings: ProjectSettings | null | undefined,
  { origin, isListed }: { origin: string; isListed: boolean },
): PageHead {
  const texts = settings?.locales[page.locale];
  const site = siteTitle(settings, page.locale);
  return describe({
    locale: page.locale,
    title: documentTitle(page.title, site),
    description: plainText(page.description || texts?.description || ''),
    facts: shareFacts(page.shareImage ?? defaultShareImage(settings, page.locale), origin, page),
    siteName: site ? siteName(site) : '',
    isHidden: page.hidden || !isListed,
    place: { origin, path: page.path, locales: page.locales },
  });
}

/** The head of an error page: no canonical URL, and `noindex`. */
export function errorHead(
  { status, message }: { status: number; message: string },
  locale: Locale,
  settings: ProjectSettings | null | undefined,
  origin: string,
): PageHead {
  const site = siteTitle(settings, locale);
  return describe({
    locale,
    title: `${status} - ${message}`,
    description: settings?.locales[locale].description ?? '',
    facts: shareFacts(defaultShareImage(settings, locale), origin),
    siteName: site ? siteName(site) : '',
    isHidden: true,
  });
}

/** For pages without their own picture, with alt text in their locale. */
function defaultShareImage(
  settings: ProjectSettings | null | undefined,
  locale: Locale,
): ProjectSettings['shareImage'] {
  if (!settings?.shareImage) return undefined;
  return { ...settings.shareImage, alt: settings.locales[locale].shareImageAlt ?? settings.shareImage.alt };
}

function describe(page: Described): PageHead {
  const { locale, title, description, place } = page;
  const absolute = (language: Locale) => place && place.origin + localizedPath(place.path, language);
  const address = absolute(locale);
  const tags = [
    meta('name', 'description', description),
    meta('name', 'robots', page.isHidden ? 'noindex' : undefined),
    link({ rel: 'canonical', href: address }),
    ...(place?.locales ?? []).map((language) =>
      link({ rel: 'alternate', hreflang: language, href: absolute(language) }),
    ),
    link({
      rel: 'alternate',
      hreflang: 'x-default',
      href: place?.locales.includes(defaultLocale) ? absolute(defaultLocale) : undefined,
    }),
    meta('property', 'og:site_name', page.siteName),
    meta('property', 'og:locale', localeTags[locale]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...page.facts.map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return { title, tags: tags.filter((tag) => tag !== undefined) };
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): HeadTag | undefined {
  return content === undefined ? undefined : { name: 'meta', attributes: { [key]: name, content } };
}

function link({
  href,
  ...rest
}: {
  rel: string;
  hreflang?: string;
  href: string | undefined;
}): HeadTag | undefined {
  return href === undefined ? undefined : { name: 'link', attributes: { ...rest, href } };
}

export function siteTitle(
  settings: ProjectSettings | null | undefined,
  locale: Locale,
): SiteTitle | undefined {
  return settings ? { brandName: settings.brand.name, title: settings.locales[locale].title } : undefined;
}
